/** The system's share sheet where there is one; the clipboard otherwise. */
export type Shared = 'shared' | 'copied' | 'no';

export async function share(what: { title: string; text?: string; url?: string }): Promise<Shared> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(what);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'no';
    }
  }
  return (await copy([what.text, what.url].filter(Boolean).join('\n'))) ? 'copied' : 'no';
}

export type HandedOut = 'shared' | 'saved' | 'later' | 'no';

/** A file to the share sheet where there is one, otherwise to the downloads. `later`: the press that asked for it is too long ago. */
export async function handOut(file: File, isSecondPress: boolean): Promise<HandedOut> {
  if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      if (name === 'AbortError') return 'no';
      if (name === 'NotAllowedError' && !isSecondPress) return 'later';
    }
  }
  save(file);
  return 'saved';
}

/** To the downloads. */
export function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // A download that is only about to begin still needs it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** On plain http:// there is no clipboard; a hidden field still works. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.style.position = 'fixed';
    field.style.opacity = '0';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}
