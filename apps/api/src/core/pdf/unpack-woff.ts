import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/** A font as the web has it (WOFF 1), unpacked into what every program reads. @throws Error for anything else */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no font in WOFF.');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = HEADER + index * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });
  const directory = Buffer.alloc(12 + tables.length * 16);
  woff.copy(directory, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  [tables.length, power * 16, Math.log2(power), (tables.length - power) * 16].forEach((value, index) =>
    directory.writeUInt16BE(value, 4 + index * 2),
  );
  const parts = [directory];
  let at = directory.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const entry = 12 + index * 16;
    tag.copy(directory, entry);
    checksum.copy(directory, entry + 4);
    directory.writeUInt32BE(at, entry + 8);
    directory.writeUInt32BE(bytes.length, entry + 12);
    const room = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(room);
    parts.push(room);
    at += room.length;
  }
  return Buffer.concat(parts);
}
