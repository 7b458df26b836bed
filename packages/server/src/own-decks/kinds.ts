/** What a file is, by its bytes; what the sender calls it does not matter. */
import type { DeckRefusal } from '@fabula/protocol/own-decks.ts';

/** Those the workbench opens, and no others. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

export function kindOf(bytes: Buffer): PictureKind | DeckRefusal {
  if (bytes.length < 32) return { code: 'not-a-picture' };
  if (bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n')
    return isMovingPng(bytes) ? { code: 'picture-moves' } : 'png';
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 8) === 'ftyp') return ofBrand(bytes);
  return { code: isOtherPicture(bytes) ? 'unknown-kind' : 'not-a-picture' };
}

function ofBrand(bytes: Buffer): PictureKind | DeckRefusal {
  const brands = ascii(bytes, 8, Math.min(bytes.readUInt32BE(0), bytes.length, 256));
  if (brands.startsWith('avis')) return { code: 'picture-moves' };
  return brands.includes('avif') ? 'avif' : { code: 'unknown-kind' };
}

/** An animation says so before its first picture. The decoder would show that one alone. */
function isMovingPng(bytes: Buffer): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const chunk = ascii(bytes, at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}

/** TIFF, BMP, PDF, JPEG 2000 and XL, Photoshop, icons, and drawings in XML: pictures, but none for cards. */
const OTHERS = ['II*\0', 'MM\0*', 'BM', '%PDF', '\0\0\0\x0cj', '\xff\n', '8BPS', '\0\0\x01\0'];

function isOtherPicture(bytes: Buffer): boolean {
  const beginning = ascii(bytes, 0, 256).replace(/^\xef\xbb\xbf/, '');
  return (
    OTHERS.some((mark) => beginning.startsWith(mark)) || /^\s*<(?:\?xml|svg|!DOCTYPE svg)/.test(beginning)
  );
}
