/** Zips as other programs make them, and as nobody should. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipMember {
  readonly path: string;
  readonly content: Buffer | string;
  readonly packing?: number;
  readonly flags?: number;
  /** What the index says, where it lies. */
  readonly says?: {
    readonly size?: number;
    readonly packed?: number;
    readonly sum?: number;
    readonly at?: number;
  };
}

export function zipOf(members: readonly ZipMember[], comment = ''): File {
  const parts: Buffer[] = [];
  const index: Buffer[] = [];
  let at = 0;
  for (const { path, content, packing = 8, flags = 0x800, says = {} } of members) {
    const bytes = Buffer.from(content);
    const packed = packing === 8 ? deflateRawSync(bytes) : bytes;
    const name = Buffer.from(path);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(flags, 2);
    about.writeUInt16LE(packing, 4);
    about.writeUInt32LE(says.sum ?? crc32(bytes), 10);
    about.writeUInt32LE(says.packed ?? packed.length, 14);
    about.writeUInt32LE(says.size ?? bytes.length, 18);
    about.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, name]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(says.at ?? at, 10);
    index.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, tail, name]));
    parts.push(local, packed);
    at += local.length + packed.length;
  }
  const central = Buffer.concat(index);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  end.writeUInt16LE(comment.length, 20);
  return new File([Buffer.concat([...parts, central, end, Buffer.from(comment)])], 'pictures.zip');
}
