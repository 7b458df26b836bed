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
