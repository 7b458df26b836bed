import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Fault } from '../src/own/fault.ts';
import { isFault, isZip, type Piece, piecesIn } from '../src/own/zip.ts';
import { type ZipMember, zipOf } from './zip-kit.ts';

async function opened(zip: Blob): Promise<readonly Piece[]> {
  const pieces = await piecesIn(zip);
  if (isFault(pieces)) throw new Error(pieces.code);
  return pieces;
}
async function told(piece: Piece | undefined): Promise<string> {
  if (!piece) return 'nothing';
  const found: Blob | Fault = piece.fault ?? (await piece.read());
  return found instanceof Blob ? found.text() : found.code;
}
const one = async (member: Partial<ZipMember>): Promise<string> =>
  told((await opened(zipOf([{ path: 'a.png', content: 'a picture', ...member }])))[0]);
const codeOf = async (zip: Blob): Promise<string> => {
  const pieces = await piecesIn(zip);
  return isFault(pieces) ? pieces.code : 'opened';
};

describe('a zip', () => {
  it('gives its files one at a time, packed or not, under a comment, without its folders', async () => {
    const zip = zipOf(
      [
        { path: 'sea/', content: '', packing: 0 },
        { path: 'sea/волна.jpg', content: 'wave'.repeat(1000) },
        { path: 'b.png', content: 'b', packing: 0 },
      ],
      'made by hand, PK and all',
    );
    expect(await isZip(zip)).toBe(true);
    const pieces = await opened(zip);
    expect(pieces.map(({ path }) => path)).toEqual(['sea/волна.jpg', 'b.png']);
    expect(await Promise.all(pieces.map(told))).toEqual(['wave'.repeat(1000), 'b']);
  });

  it('is known by its first bytes', async () => {
    expect(await isZip(new Blob([Buffer.from('\x89PNG and more than a few bytes')]))).toBe(false);
    expect(await isZip(new Blob(['PK']))).toBe(false);
    expect(await isZip(zipOf([]))).toBe(true);
  });

  it('that is cut off, or no zip at all, is refused as a whole', async () => {
    const zip = zipOf([{ path: 'a.png', content: 'a picture' }]);
    expect(await codeOf(zip.slice(0, zip.size - 30))).toBe('zip-damaged');
    expect(await codeOf(zip.slice(40))).toBe('zip-damaged');
    expect(await codeOf(new Blob(['PK\x03\x04', Buffer.alloc(500)]))).toBe('zip-damaged');
    expect(await codeOf(new Blob([]))).toBe('zip-damaged');
  });

  it('with thousands of files, or larger than there can be, likewise', async () => {
    const many = Array.from({ length: 4001 }, (_, n) => ({ path: `${n}.png`, content: '', packing: 0 }));
    expect(await codeOf(zipOf(many))).toBe('zip-too-many');
    const huge = Buffer.from(await zipOf([]).arrayBuffer());
    huge.writeUInt32LE(0xffffffff, 16);
    expect(await codeOf(new Blob([huge]))).toBe('zip-too-big');
  });

  it('whose files lie over each other is refused: they would become more than the whole', async () => {
    const content = Buffer.alloc(4000, 1);
    const files = Array.from({ length: 20 }, (_, n) => ({
      path: `${n}.png`,
      content: n === 0 ? content : '',
      packing: 0,
      says: { at: 0, size: content.length, packed: content.length },
    }));
    expect(await codeOf(zipOf(files))).toBe('zip-damaged');
  });

  it('never hands out more than it said, or than a picture can be', async () => {
    expect(await one({ content: Buffer.alloc(8_000_000) })).toBe('entry-bomb');
    expect(await one({ content: Buffer.alloc(3_000_000), says: { size: 100 } })).toBe('entry-bomb');
    expect(await one({ content: 'x', packing: 0, says: { size: 30 * 1024 * 1024 } })).toBe('entry-bomb');
    expect(await one({ content: randomBytes(400_000), says: { size: 26 * 1024 * 1024 } })).toBe(
      'picture-too-big',
    );
  });

  it('refuses files one by one: locked, packed otherwise, damaged, on their way out of the folder', async () => {
    expect(await one({ flags: 0x801 })).toBe('entry-locked');
    expect(await one({ packing: 12 })).toBe('entry-packing');
    expect(await one({ says: { sum: 1 } })).toBe('entry-damaged');
    expect(await one({ says: { at: 7 } })).toBe('entry-damaged');
    expect(await one({ says: { size: 50 } })).toBe('entry-damaged');
    for (const path of ['../a.png', 'a/../../b.png', '/etc/a.png', 'C:\\a.png', '..\\a.png', ''])
      expect(await one({ path }), path).toBe('entry-path');
    const pieces = await opened(
      zipOf([
        { path: 'bad.png', content: 'bad', says: { sum: 1 } },
        { path: 'good.png', content: 'good' },
      ]),
    );
    expect(await Promise.all(pieces.map(told))).toEqual(['entry-damaged', 'good']);
  });
});
