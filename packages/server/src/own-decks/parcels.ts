/** What the server and its workbench hand each other: a note in JSON, and bytes. */
import type { Readable, Writable } from 'node:stream';
import type { CardSize, Crop, DeckRefusal } from '@fabula/protocol/own-decks.ts';
import type { PictureKind } from './kinds.ts';

/** To the workbench, with the file as it was brought. */
export interface Order {
  readonly kind: PictureKind;
  /** Null: the middle. */
  readonly crop: Crop | null;
}

/** Back, with the pictures one after another. */
export type Cut =
  | {
      readonly sizes: Readonly<Record<CardSize, number>>;
      /** Base64. */
      readonly thumbhash: string;
      /** What tells that two are the same picture: a perceptual hash, and the mean colour. */
      readonly likeness: string;
    }
  | { readonly refusal: DeckRefusal };

export interface Parcel {
  readonly note: unknown;
  readonly bytes: Buffer;
}

const HEAD = 8;

export function handOver(to: Writable, note: unknown, ...bytes: readonly Uint8Array[]): void {
  const written = Buffer.from(JSON.stringify(note));
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(written.length, 0);
  head.writeUInt32BE(
    bytes.reduce((sum, { length }) => sum + length, 0),
    4,
  );
  for (const part of [head, written, ...bytes]) to.write(part);
}

/** Calls for each that has come whole. `most`: a longer one ends it all. */
export function takeIn(from: Readable, most: number, got: (parcel: Parcel) => void): void {
  let parts: Buffer[] = [];
  let held = 0;
  let wanted = HEAD;
  from.on('data', (part: Buffer) => {
    parts.push(part);
    held += part.length;
    while (held >= wanted) {
      const all = Buffer.concat(parts, held);
      const [note, bytes] = [all.readUInt32BE(0), all.readUInt32BE(4)];
      wanted = HEAD + note + bytes;
      if (wanted > most) {
        from.destroy();
        return;
      }
      parts = [all];
      if (held < wanted) return;
      const rest = all.subarray(wanted);
      parts = [rest];
      held = rest.length;
      const end = wanted;
      wanted = HEAD;
      got({
        note: JSON.parse(all.toString('utf8', HEAD, HEAD + note)),
        bytes: all.subarray(HEAD + note, end),
      });
    }
  });
}
