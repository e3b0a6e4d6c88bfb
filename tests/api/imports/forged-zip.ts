import { crc32, deflateRawSync } from 'node:zlib';

/** One part of an archive, with what it lies about. */
export interface ForgedPart {
  name: string;
  /** the name as a program writes it that does not tell its encoding */
  rawName?: Buffer;
  contents: Buffer | string;
  /** the size that it says it has */
  says?: number;
  /** of Unix, e.g. that of a symbolic link */
  mode?: number;
  encrypted?: boolean;
}

/** A zip archive as no program writes it. */
export function forgedZip(parts: readonly ForgedPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, rawName, contents, says, mode = 0o100644, encrypted = false } of parts) {
    const plain = Buffer.from(contents);
    const packed = deflateRawSync(plain, { level: 1 });
    const path = rawName ?? Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE((encrypted ? 1 : 0) | (rawName ? 0 : 0x800), 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(plain), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(says ?? plain.length, 18);
    common.writeUInt16LE(path.length, 22);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(mode * 0x10000, 6);
    entry.writeUInt32LE(offset, 10);
    files.push(Buffer.from('PK\x03\x04', 'latin1'), common, path, packed);
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, entry, path);
    offset += 4 + common.length + path.length + packed.length;
  }
  const end = Buffer.alloc(22);
  const length = directory.reduce((sum, one) => sum + one.length, 0);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** The parts of the smallest document that word processors open. @param body what stands in it */
export const wordParts = (body: string, before = ''): ForgedPart[] => [
  {
    name: '[Content_Types].xml',
    contents:
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  },
  {
    name: '_rels/.rels',
    contents:
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  },
  { name: 'word/document.xml', contents: `<?xml version="1.0"?>${before}<w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>` },
];

export const wordParagraph = (words: string): string => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;
