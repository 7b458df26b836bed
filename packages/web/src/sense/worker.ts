/** The worker that judges clues: reading the vocabulary takes a moment, and the page must not stand still for it. */
import { readVocabulary, type Vocabulary } from '@fabula/bots/vocabulary.ts';
import { SOURCES } from '../solo/sources.ts';
import { LEXICON, VECTORS } from '../solo/vocabulary-files.ts';
import { Listener } from './listener.ts';
import { MEGABYTES, type Question, type Reply } from './questions.ts';

const page = self as unknown as {
  postMessage(reply: Reply): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Question }) => void): void;
};

/** Clues may be in any language, whatever the table's. */
async function vocabulary(heard: (share: number) => void): Promise<Vocabulary> {
  const lists = Object.values(LEXICON).filter((address) => address !== null);
  const [vectors, ...lexicons] = await Promise.all([withProgress(VECTORS, heard), ...lists.map(text)]);
  return readVocabulary({ vectors, lexicon: lexicons.join('\n') });
}

const text = async (address: string): Promise<string> => (await found(address)).text();

async function found(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function withProgress(address: string, heard: (share: number) => void): Promise<Uint8Array> {
  const answer = await found(address);
  const reader = answer.body?.getReader();
  if (!reader) return new Uint8Array(await answer.arrayBuffer());
  const all = Number(answer.headers.get('content-length')) || MEGABYTES * 1_000_000;
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    heard(Math.min(1, size / all));
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const listener = new Listener(
  { words: async (deck, language) => SOURCES.words(deck, language), vocabulary },
  (reply) => page.postMessage(reply),
);
page.addEventListener('message', ({ data }) => void listener.hear(data));
