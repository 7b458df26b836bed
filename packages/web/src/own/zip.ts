/** A zip, read in the browser one file at a time. Nothing that it says of itself is believed: not where its files are, nor how large they become. */
import { MOST_PICTURE_BYTES } from '@fabula/protocol/own-decks.ts';
import { crc32 } from './crc32.ts';
import type { Fault } from './fault.ts';

export interface Piece {
  /** With its folders, as it is called where it comes from. */
  readonly path: string;
  /** What is known to be wrong with it before it is read. */
  readonly fault: Fault | null;
  read(): Promise<Blob | Fault>;
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [STORED, DEFLATED] = [0, 8];
const [END_LENGTH, CENTRAL_LENGTH, LOCAL_LENGTH] = [22, 46, 30];
const LONGEST_COMMENT = 0xffff;
const MOST_ENTRIES = 4000;
/** Nothing that is worth bringing becomes so many times larger; less than a megabyte does no harm. */
const MOST_GROWTH = 100;
const HARMLESS = 1024 * 1024;
/** From there on sizes are told elsewhere: so large no deck can be. */
const ZIP64 = 0xffffffff;

interface Entry {
  readonly path: string;
  readonly isLocked: boolean;
  readonly packing: number;
  readonly sum: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

export const isFault = (found: object): found is Fault => 'code' in found;

/** Zips begin so, whatever they are called. */
export async function isZip(file: Blob): Promise<boolean> {
  if (file.size < END_LENGTH) return false;
  const signature = (await viewOf(file.slice(0, 4))).getUint32(0, true);
  return signature === LOCAL || signature === END;
}

export async function piecesIn(zip: Blob): Promise<readonly Piece[] | Fault> {
  try {
    const entries = await entriesIn(zip);
    if (isFault(entries)) return entries;
    // Files that lie over each other become more than the whole.
    const packed = entries.reduce((sum, entry) => sum + entry.packed + LOCAL_LENGTH, 0);
    if (packed > zip.size) return { code: 'zip-damaged' };
    return entries
      .filter(({ path }) => !path.endsWith('/'))
      .map((entry) => ({
        path: entry.path,
        fault: faultOf(entry),
        read: () => contentOf(zip, entry).catch((): Fault => ({ code: 'entry-damaged' })),
      }));
  } catch {
    return { code: 'zip-damaged' };
  }
}

const viewOf = async (part: Blob): Promise<DataView> => new DataView(await part.arrayBuffer());

async function entriesIn(zip: Blob): Promise<Entry[] | Fault> {
  const from = Math.max(0, zip.size - END_LENGTH - LONGEST_COMMENT);
  const tail = await viewOf(zip.slice(from));
  let end = tail.byteLength - END_LENGTH;
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return { code: 'zip-damaged' };
  const count = tail.getUint16(end + 10, true);
  const length = tail.getUint32(end + 12, true);
  const at = tail.getUint32(end + 16, true);
  if (length === ZIP64 || at === ZIP64) return { code: 'zip-too-big' };
  if (count > MOST_ENTRIES) return { code: 'zip-too-many' };
  if (at + length > from + end) return { code: 'zip-damaged' };
  const index = await viewOf(zip.slice(at, at + length));
  const entries: Entry[] = [];
  let next = 0;
  while (entries.length < count) {
    if (next + CENTRAL_LENGTH > length || index.getUint32(next, true) !== CENTRAL)
      return { code: 'zip-damaged' };
    const [name, extra, comment] = [28, 30, 32].map((field) => index.getUint16(next + field, true));
    const after = next + CENTRAL_LENGTH + (name ?? 0);
    if (after > length) return { code: 'zip-damaged' };
    entries.push({
      path: new TextDecoder().decode(new Uint8Array(index.buffer, next + CENTRAL_LENGTH, name)),
      isLocked: (index.getUint16(next + 8, true) & 1) === 1,
      packing: index.getUint16(next + 10, true),
      sum: index.getUint32(next + 16, true),
      packed: index.getUint32(next + 20, true),
      size: index.getUint32(next + 24, true),
      at: index.getUint32(next + 42, true),
    });
    next = after + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

function faultOf({ path, isLocked, packing, packed, size }: Entry): Fault | null {
  if (!isInside(path)) return { code: 'entry-path' };
  if (isLocked) return { code: 'entry-locked' };
  if (packing !== STORED && packing !== DEFLATED) return { code: 'entry-packing' };
  if (size > HARMLESS && size > packed * MOST_GROWTH) return { code: 'entry-bomb' };
  return size > MOST_PICTURE_BYTES ? { code: 'picture-too-big', most: MOST_PICTURE_BYTES } : null;
}

/** No way out of the folder it would be unpacked into. */
const isInside = (path: string): boolean =>
  path !== '' && !/^(?:[a-z]+:|[/\\])|\0/i.test(path) && !path.split(/[/\\]/).includes('..');

async function contentOf(zip: Blob, { at, packed, packing, size, sum }: Entry): Promise<Blob | Fault> {
  const local = await viewOf(zip.slice(at, at + LOCAL_LENGTH));
  if (local.getUint32(0, true) !== LOCAL) return { code: 'entry-damaged' };
  const from = at + LOCAL_LENGTH + local.getUint16(26, true) + local.getUint16(28, true);
  const content = zip.slice(from, from + packed).stream();
  const unpacker = packing === DEFLATED ? unpack() : null;
  if (packing === DEFLATED && !unpacker) return { code: 'entry-packing' };
  const parts = (unpacker ? content.pipeThrough(unpacker) : content).getReader();
  const read: Uint8Array<ArrayBuffer>[] = [];
  let [length, found] = [0, 0];
  for (;;) {
    const { done, value } = await parts.read();
    if (done) break;
    length += value.length;
    if (length > size) {
      await parts.cancel();
      return { code: 'entry-bomb' };
    }
    found = crc32(value, found);
    read.push(value);
  }
  return length === size && found === sum ? new Blob(read) : { code: 'entry-damaged' };
}

/** Null: this browser is too old for it. */
function unpack(): DecompressionStream | null {
  try {
    return new DecompressionStream('deflate-raw');
  } catch {
    return null;
  }
}
