import { crc32, inflateRawSync } from 'node:zlib';

/** Reads a zip archive by its directory, as an unpacking program does. @throws when a checksum is wrong */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('no end of directory');
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('no directory entry');
    const [method, checksum, packed] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 20)];
    const [nameLength, extra, comment, start] = [
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    const stored = archive.subarray(data, data + packed);
    const bytes = method === 8 ? inflateRawSync(stored) : stored;
    if (archive.readUInt32LE(start) !== 0x04034b50 || crc32(bytes) !== checksum) throw new Error(`${name} is damaged`);
    files.set(name, bytes);
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
