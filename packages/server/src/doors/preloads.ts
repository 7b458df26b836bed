/** What a page will need, said in its headers: the browser asks for it while the page's own code is still on its way. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@fabula/protocol/table.ts';

/** Written by the build of the web client: links to its files, by name. */
type FilesOf = Readonly<Partial<Record<'table' | Language, readonly string[]>>>;

/** Addresses that depend on the decks. */
export interface Needed {
  /** The pictures of the cover. */
  readonly cover: readonly string[];
  /** The deck most tables play with. */
  readonly deck: string | null;
}

export async function preloadsFor(
  path: string,
  { headers }: IncomingMessage,
  webDir: string,
  { cover, deck }: Needed,
): Promise<string[]> {
  const files = await filesIn(webDir);
  const links = [...(files[languageOf(headers['accept-language'])] ?? [])];
  if (path === '/') links.push(...cover.map((picture) => `<${picture}>; rel=preload; as=image`));
  if (/^\/(?:t\/|solo$)/.test(path)) {
    links.push(...(files.table ?? []));
    if (deck !== null) links.push(`<${deck}>; rel=preload; as=fetch; crossorigin`);
  }
  return links;
}

/** The first one asked for that the client speaks. */
function languageOf(wished = ''): Language {
  const first = new RegExp(`\\b(?:${LANGUAGES.join('|')})\\b`).exec(wished)?.[0];
  return LANGUAGES.find((language) => language === first) ?? 'en';
}

async function filesIn(webDir: string): Promise<FilesOf> {
  try {
    return JSON.parse(await readFile(join(webDir, 'preloads.json'), 'utf8')) as FilesOf;
  } catch {
    // The client is not built: there is only a plain page.
    return {};
  }
}
