/** What players wrote about the cards of their own decks: one record a card, so that several may write at once. */
import type { Rec, Records } from '@fabula/gamelog/port.ts';
import { under } from '@fabula/gamelog/pages.ts';
import type { OwnWords } from '@fabula/protocol/own-decks.ts';
import { type Language, LANGUAGES } from '@fabula/protocol/table.ts';
import { readDocument, writeDocument } from '@fabula/table/documents.ts';
import * as v from 'valibot';
import { wordsForm } from '@fabula/protocol/own-deck-forms.ts';

export type CardInLanguages = Readonly<Partial<Record<Language, OwnWords>>>;

export const OWN_WORDS = 'own-deck-words';

const form = v.pipe(
  v.object({ en: v.exactOptional(wordsForm), ru: v.exactOptional(wordsForm) }),
  v.readonly(),
);

const readWords = ({ id, text }: Rec): CardInLanguages => readDocument(`words of ${id}`, text, form);

export class OwnDeckWords {
  readonly #records: Records;

  constructor(records: Records) {
    this.#records = records;
  }

  /** By card. */
  async of(deck: string): Promise<ReadonlyMap<string, CardInLanguages>> {
    const found = await under((page) => this.#records.list(OWN_WORDS, page), `${deck}.`);
    return new Map(found.map((record) => [record.id.slice(deck.length + 1), readWords(record)]));
  }

  /** Null takes them away. `isFirst`: only where there are none. False: there are. */
  async put(
    deck: string,
    card: string,
    language: Language,
    words: OwnWords | null,
    isFirst = false,
  ): Promise<boolean> {
    const id = `${deck}.${card}`;
    for (;;) {
      const found = await this.#records.get(OWN_WORDS, id);
      const before = found ? readWords(found) : {};
      if (isFirst && before[language]) return false;
      const { [language]: _, ...others } = before;
      const next: CardInLanguages = words === null ? others : { ...others, [language]: words };
      const done = LANGUAGES.some((one) => next[one])
        ? (await this.#records.put(OWN_WORDS, id, writeDocument(next), found?.version ?? 0)).ok
        : !found || (await this.#records.remove(OWN_WORDS, id, found.version));
      if (done) return true;
    }
  }

  async forget(deck: string, card?: string): Promise<void> {
    if (card !== undefined) await this.#records.remove(OWN_WORDS, `${deck}.${card}`);
    else
      for (const { id } of await under((page) => this.#records.sizes(OWN_WORDS, page), `${deck}.`))
        await this.#records.remove(OWN_WORDS, id);
  }
}
