/** Files that are no cards, each in its own way, and what they are refused with. */
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { DeckRefusalCode } from '@fabula/protocol/own-decks.ts';
import sharp, { type Sharp } from 'sharp';

export interface BadFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly refusals: readonly DeckRefusalCode[];
}

const NOTHING: readonly DeckRefusalCode[] = ['not-a-picture'];
const OTHER: readonly DeckRefusalCode[] = ['unknown-kind'];
const BROKEN: readonly DeckRefusalCode[] = ['picture-corrupt'];

const text = (words: string): Buffer => Buffer.from(words);
const padded = (start: Buffer | string, length = 4_000): Buffer =>
  Buffer.concat([Buffer.from(start), randomBytes(length)]);

const chunk = (type: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

/** So many pixels of one colour: a few bytes that want gigabytes. */
function pngBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([PNG, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** A good JPEG whose header says that it is far larger. */
function lyingJpeg(jpeg: Buffer): Buffer {
  const lying = Buffer.from(jpeg);
  const at = lying.indexOf(Buffer.from([0xff, 0xc0]));
  lying.writeUInt16BE(65_000, at + 5);
  lying.writeUInt16BE(65_000, at + 7);
  return lying;
}

function zip(name: string): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, text(name), text('root:x:0:0')]);
}

const noise = (width: number, height: number): Sharp =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

function moving(format: 'gif' | 'webp'): Promise<Buffer> {
  const [width, height] = [240, 360];
  const raw = { width, height: height * 2, channels: 3, pageHeight: height } as const;
  const film = sharp(randomBytes(width * height * 2 * 3), { raw });
  return (format === 'gif' ? film.gif({ delay: [50, 50] }) : film.webp({ delay: [50, 50] })).toBuffer();
}

const withAfterHeader = (png: Buffer, more: Buffer): Buffer =>
  Buffer.concat([png.subarray(0, 33), more, png.subarray(33)]);

const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length * 0.4));

/** One of each kind, different every time. */
export async function badFiles(mostBytes: number): Promise<BadFile[]> {
  const picture = noise(300, 450);
  const [jpeg, png, webp, avif] = await Promise.all([
    picture.clone().jpeg().toBuffer(),
    picture.clone().png().toBuffer(),
    picture.clone().webp().toBuffer(),
    noise(240, 360).avif({ effort: 0 }).toBuffer(),
  ]);
  const control = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><script>alert(1)</script></svg>';
  return [
    { name: 'nothing', bytes: Buffer.alloc(0), refusals: NOTHING },
    { name: 'noise', bytes: Buffer.concat([Buffer.from([1]), randomBytes(5_000)]), refusals: NOTHING },
    {
      name: 'a page',
      bytes: text(`<!doctype html><script>alert(1)</script>${' '.repeat(99)}`),
      refusals: NOTHING,
    },
    { name: 'a script', bytes: text(`#!/bin/sh\nrm -rf /\n${'#'.repeat(99)}`), refusals: NOTHING },
    { name: 'a program', bytes: padded('\x7fELF'), refusals: NOTHING },
    { name: 'a zip', bytes: zip('deck.json'), refusals: NOTHING },
    { name: 'a zip with a path out of it', bytes: zip('../../etc/passwd'), refusals: NOTHING },
    { name: 'a broken zip', bytes: half(zip('a'.repeat(200))), refusals: NOTHING },
    { name: 'music', bytes: padded('ID3'), refusals: NOTHING },
    { name: 'an SVG', bytes: text(svg), refusals: OTHER },
    {
      name: 'an SVG with entities',
      bytes: text(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg}`),
      refusals: OTHER,
    },
    { name: 'a PDF', bytes: padded('%PDF-1.7\n'), refusals: OTHER },
    { name: 'a TIFF', bytes: await picture.clone().tiff().toBuffer(), refusals: OTHER },
    { name: 'a bitmap', bytes: padded('BM'), refusals: OTHER },
    {
      name: 'a film',
      bytes: padded(Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1')),
      refusals: OTHER,
    },
    {
      name: 'a HEIC',
      bytes: padded(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
      refusals: OTHER,
    },
    {
      name: 'a GIF that is a script',
      bytes: text(`GIF89a=1;/*${'x'.repeat(400)}*/alert(1)`),
      refusals: BROKEN,
    },
    {
      name: 'a JPEG that is a page',
      bytes: Buffer.concat([jpeg.subarray(0, 20), text('<html><script>alert(1)</script>'.repeat(20))]),
      refusals: BROKEN,
    },
    { name: 'a PNG that is a zip', bytes: Buffer.concat([PNG, zip('deck.json')]), refusals: BROKEN },
    {
      name: 'a WebP that is noise',
      bytes: Buffer.concat([webp.subarray(0, 16), randomBytes(3_000)]),
      refusals: BROKEN,
    },
    { name: 'half a JPEG', bytes: half(jpeg), refusals: BROKEN },
    { name: 'half a PNG', bytes: half(png), refusals: BROKEN },
    { name: 'half a WebP', bytes: half(webp), refusals: BROKEN },
    { name: 'half an AVIF', bytes: half(avif), refusals: BROKEN },
    { name: 'a PNG of 900 megapixels', bytes: pngBomb(30_000, 30_000), refusals: ['picture-too-large'] },
    {
      name: 'a PNG of one endless row',
      bytes: pngBomb(2_000_000_000, 1),
      refusals: ['picture-too-large', 'picture-corrupt'],
    },
    { name: 'a JPEG that says it is huge', bytes: lyingJpeg(jpeg), refusals: ['picture-too-large'] },
    { name: 'a GIF that moves', bytes: await moving('gif'), refusals: ['picture-moves'] },
    { name: 'a WebP that moves', bytes: await moving('webp'), refusals: ['picture-moves'] },
    {
      name: 'a PNG that moves',
      bytes: withAfterHeader(png, chunk('acTL', control)),
      refusals: ['picture-moves'],
    },
    { name: 'a stamp', bytes: await noise(100, 150).png().toBuffer(), refusals: ['picture-too-small'] },
    { name: 'a strip', bytes: await noise(2_000, 60).png().toBuffer(), refusals: ['picture-too-small'] },
    { name: 'a giant', bytes: padded(jpeg, mostBytes), refusals: ['picture-too-big'] },
  ];
}
