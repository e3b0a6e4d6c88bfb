import { crc32, inflateRawSync } from 'node:zlib';

/** The parts of an xlsx file, read by the archive's directory as a spreadsheet program does. @throws when one is damaged */
export function openWorkbook(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0) throw new Error('no end of directory');
  const parts = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, checksum, packed] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 20)];
    const [nameLength, extra, comment, start] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30), archive.readUInt16LE(at + 32), archive.readUInt32LE(at + 42)];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const data = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    const stored = archive.subarray(data, data + packed);
    const bytes = method === 8 ? inflateRawSync(stored) : stored;
    if (crc32(bytes) !== checksum) throw new Error(`${name} is damaged`);
    parts.set(name, bytes.toString('utf8'));
    at += 46 + nameLength + extra + comment;
  }
  return parts;
}
