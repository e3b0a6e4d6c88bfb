import { crc32 } from 'node:zlib';

export interface ZipEntry {
  /** path inside the archive */
  name: string;
  bytes: Buffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** 1 January 1980, the format's first day: the archive's own times say nothing. */
const DATE = 0x0021;

/**
 * Writes a zip archive piece by piece, uncompressed: pictures are compressed already, texts are small.
 * @throws RangeError above 4 GB or 65,535 entries, where the plain format ends; the download then breaks off
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { name, bytes } of entries) {
    const path = Buffer.from(name);
    const facts = factsOf(path, bytes);
    const local = Buffer.concat([uint32(LOCAL), facts, uint16(0), path]);
    directory.push(Buffer.concat([uint32(CENTRAL), uint16(VERSION), facts, uint16(0), uint16(0), uint16(0), uint16(0), uint32(0), uint32(offset), path]));
    offset += local.length + bytes.length;
    yield local;
    yield bytes;
  }
  const central = Buffer.concat(directory);
  yield central;
  const count = uint16(directory.length);
  yield Buffer.concat([uint32(END), uint16(0), uint16(0), count, count, uint32(central.length), uint32(offset), uint16(0)]);
}

/** What local header and directory say alike: from the needed version to the length of the name. */
function factsOf(path: Buffer, bytes: Buffer): Buffer {
  const size = uint32(bytes.length);
  return Buffer.concat([uint16(VERSION), uint16(FLAGS), uint16(0), uint16(0), uint16(DATE), uint32(crc32(bytes)), size, size, uint16(path.length)]);
}

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
}

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}
