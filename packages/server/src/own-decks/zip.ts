/** A zip of files that are not compressed, because pictures are already: written one after another, and nobody holds all of it. */
import { crc32 } from 'node:zlib';

export interface ZipFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
/** 2.0, names in UTF-8, stored, the first of January 1980. */
const [VERSION, UTF8, STORED, TIME, DATE] = [20, 0x800, 0, 0, 0x21];

type Field = readonly [bytes: 2 | 4, value: number];

function header(fields: readonly Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** What both places say of a file. */
function about(name: Buffer, bytes: Uint8Array): readonly Field[] {
  return [
    [2, VERSION],
    [2, UTF8],
    [2, STORED],
    [2, TIME],
    [2, DATE],
    [4, crc32(bytes)],
    [4, bytes.length],
    [4, bytes.length],
    [2, name.length],
    [2, 0],
  ];
}

export async function* zipOf(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array, void, void> {
  const index: Buffer[] = [];
  let [at, count] = [0, 0];
  for await (const { name: called, bytes } of files) {
    const name = Buffer.from(called);
    const fields = about(name, bytes);
    const local = header([[4, LOCAL], ...fields]);
    index.push(
      header([[4, CENTRAL], [2, VERSION], ...fields, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]]),
      name,
    );
    yield local;
    yield name;
    yield bytes;
    at += local.length + name.length + bytes.length;
    count += 1;
  }
  const central = Buffer.concat(index);
  yield central;
  yield header([
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, central.length],
    [4, at],
    [2, 0],
  ]);
}
