/** Somebody who makes a deck of their own, and pictures to make it of. */
import type { Credentials } from '@fabula/protocol/client-types.ts';
import type {
  NewOwnDeck,
  OwnCardPictures,
  OwnDeckAnswer,
  OwnDecksAnswer,
} from '@fabula/protocol/own-decks.ts';
import sharp, { type Sharp } from 'sharp';

export interface Answered<T = object> {
  readonly status: number;
  readonly body: T & { readonly error?: string };
}

/** No two of them are alike: patches of colour that follow from the number. */
export function picture(number: number, width = 300, height = 450): Sharp {
  const side = 6;
  const pixels = Buffer.alloc(side * side * 3);
  let state = number * 2_654_435_761 + 1;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    pixels[at] = state >>> 24;
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } }).resize(width, height, {
    kernel: 'cubic',
    fit: 'fill',
  });
}

export class Maker {
  readonly #http: string;
  player: Credentials | null;
  deck = '';
  plays = '';

  constructor(http: string, player: Credentials | null = null) {
    this.#http = http;
    this.player = player;
  }

  async ask<T = object>(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ): Promise<Answered<T>> {
    const { player } = this;
    const signed = player ? { authorization: `Bearer ${player.id}.${player.token}` } : {};
    const answer = await fetch(`${this.#http}/api/own-decks${path}`, {
      method,
      headers: { ...signed, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Answered<T>['body'] };
  }

  /** A new deck, of a new player if this is nobody yet. */
  async make(name = 'Summer'): Promise<Answered<NewOwnDeck>> {
    const form = { name, author: 'Lena', licence: 'CC0-1.0', language: 'en' };
    const made = await this.ask<NewOwnDeck>('POST', '', JSON.stringify(form));
    if (made.body.player) this.player = made.body.player;
    if (made.status === 201) ({ deck: this.deck, plays: this.plays } = made.body);
    return made;
  }

  async add(file: Buffer, query = ''): Promise<Answered<{ card: OwnCardPictures }>> {
    return this.ask('POST', `/${this.deck}/cards${query}`, new Uint8Array(file));
  }

  /** A deck of so many pictures. */
  async fill(count: number): Promise<OwnCardPictures[]> {
    const cards: OwnCardPictures[] = [];
    for (let number = 0; number < count; number += 1) {
      const { status, body } = await this.add(await picture(number).png().toBuffer());
      if (status !== 201) throw new Error(`picture ${number}: ${JSON.stringify(body)}`);
      cards.push(body.card);
    }
    return cards;
  }

  async look(): Promise<OwnDeckAnswer> {
    const { body } = await this.ask<OwnDeckAnswer>('GET', `/${this.deck}`);
    this.plays = body.plays;
    return body;
  }

  async list(): Promise<OwnDecksAnswer> {
    return (await this.ask<OwnDecksAnswer>('GET', '')).body;
  }
}
