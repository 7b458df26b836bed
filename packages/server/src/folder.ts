/** A folder of files as they are: small, static, with an ETag. */
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.bin': 'application/octet-stream',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};

/** Beside these the build puts the same text, compressed. */
const COMPRESSED = new Set([TYPES['.html'], TYPES['.js'], TYPES['.css'], TYPES['.txt']]);
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export const accepts = ({ headers }: IncomingMessage, encoding: string): boolean =>
  (headers['accept-encoding'] ?? '').split(',').some((each) => each.trim().split(';')[0] === encoding);

export class Folder {
  readonly #root: string;

  constructor(root: string) {
    this.#root = resolve(root);
  }

  /** False: there is no such file here. Hidden files and whatever lies outside do not exist. */
  async send(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    caching: string,
  ): Promise<boolean> {
    if (path.split('/').some((name) => name.startsWith('.') || name.includes('\\'))) return false;
    const type = TYPES[extname(path).toLowerCase()];
    const file = join(this.#root, path);
    if (type === undefined || !file.startsWith(this.#root + sep)) return false;
    if (!(await this.#holds(file))) return false;
    if (!COMPRESSED.has(type)) return sendFile(file, type, request, response, caching);
    response.setHeader('Vary', 'Accept-Encoding');
    for (const [encoding, ending] of ENCODINGS) {
      const packed = `${file}${ending}`;
      if (!accepts(request, encoding) || !(await this.#holds(packed))) continue;
      response.setHeader('Content-Encoding', encoding);
      return sendFile(packed, type, request, response, caching);
    }
    return sendFile(file, type, request, response, caching);
  }

  /** A symbolic link may point anywhere; we follow it only inside. */
  async #holds(file: string): Promise<boolean> {
    const [root, target] = await Promise.all(
      [this.#root, file].map((path) => realpath(path).catch(() => null)),
    );
    return root != null && target != null && target.startsWith(root + sep);
  }
}

/** One file, with an ETag. False: it is not there. */
export async function sendFile(
  file: string,
  type: string,
  request: IncomingMessage,
  response: ServerResponse,
  caching: string,
): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return false;
  const tag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
  response.setHeader('ETag', tag);
  response.setHeader('Cache-Control', caching);
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return true;
  }
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': found.size });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(file), response).catch(() => response.destroy());
  return true;
}
