import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { still } from '../images/pictures.js';

const text = (content: string) => Buffer.from(content, 'utf8');

async function archive(entries: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(text(content), name, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}

const word = (mainType: string) =>
  archive({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${mainType}.main+xml"/></Types>`,
    '_rels/.rels': '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>',
    'word/document.xml': '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>',
  });
export const docx = () => word('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
/** The same with a macro inside. */
export const docm = () => word('application/vnd.ms-word.document.macroEnabled');

export const odt = (content = '<office:document-content/>') =>
  archive({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': content });
export const plainZip = () => archive({ 'lies mich.txt': 'Hallo' });

export const pdf = () => text('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Eight silent frames of MPEG 1 layer 3, 128 kbit/s, 44.1 kHz: 417 bytes each. */
export function mp3(tag = false): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000, 0);
  const sound = Buffer.concat(Array.from({ length: 8 }, () => frame));
  return tag ? Buffer.concat([text('ID3'), Buffer.from([3, 0, 0, 0, 0, 0, 10]), Buffer.alloc(10), sound]) : sound;
}

function box(name: string, ...contents: Buffer[]): Buffer {
  const inside = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inside.length + 8, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, inside]);
}

const track = (kind: string) => box('trak', box('mdia', box('hdlr', Buffer.alloc(8), text(kind), Buffer.alloc(13))));

/** The container of sound and films. @param brand who wrote it, e.g. `M4A ` */
export function mp4(brand: string, ...kinds: string[]): Buffer {
  return Buffer.concat([
    box('ftyp', text(brand), Buffer.alloc(4), text(brand)),
    box('moov', ...kinds.map(track)),
    box('mdat', Buffer.alloc(64)),
  ]);
}

/** A film as a phone writes it. @param place where it was taken */
export function phoneFilm(place: string): Buffer {
  const notes = box('udta', box('\u00a9xyz', text(place)));
  return Buffer.concat([
    box('ftyp', text('mp42'), Buffer.alloc(4), text('mp42')),
    box('moov', track('vide'), track('soun'), notes),
    box('mdat', Buffer.alloc(64)),
  ]);
}

export const exe = () =>
  Buffer.concat([text('MZ'), Buffer.alloc(58), Buffer.from([0x80, 0, 0, 0]), Buffer.alloc(64), text('PE\0\0'), Buffer.alloc(200)]);

export const html = () => text('<!doctype html><html><script>alert(1)</script></html>');
export const svg = () => text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

/** Returns files that a file question accepts, with the media type and the extension derived from the bytes. */
export async function accepted(): Promise<[string, Buffer, string, string][]> {
  return [
    ['PDF', pdf(), 'application/pdf', 'pdf'],
    ['JPEG', await still('jpeg'), 'image/jpeg', 'jpg'],
    ['PNG', await still('png'), 'image/png', 'png'],
    ['Word', await docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
    ['OpenDocument', await odt(), 'application/vnd.oasis.opendocument.text', 'odt'],
    ['MP3', mp3(), 'audio/mpeg', 'mp3'],
    ['MP3 with a tag', mp3(true), 'audio/mpeg', 'mp3'],
    ['M4A', mp4('M4A ', 'soun'), 'audio/mp4', 'm4a'],
    ['M4A as Android writes it', mp4('mp42', 'soun'), 'audio/mp4', 'm4a'],
  ];
}

/** Returns files that it refuses, whatever their names. */
export async function refused(): Promise<[string, Buffer][]> {
  return [
    ['a program', exe()],
    ['a page', html()],
    ['SVG', svg()],
    ['a shell script', text('#!/bin/sh\nrm -rf /\n')],
    ['words', text('Hallo Welt')],
    ['an archive', await plainZip()],
    ['Word with macros', await docm()],
    ['GIF', await still('gif')],
    ['WebP', await still('webp')],
    ['a film', mp4('isom', 'vide', 'soun')],
    ['a container of nothing', mp4('isom')],
    ['a broken container', mp4('isom', 'soun').subarray(0, 60)],
  ];
}
