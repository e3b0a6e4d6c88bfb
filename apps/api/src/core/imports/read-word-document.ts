import { writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { LIMITS } from '@murmel/contracts';
import mammoth from 'mammoth';
import { ZipFile } from 'yazl';
import { STYLE_NAMES } from '../export-formats/word/style-names.js';
import { FileRefused } from './file-refused.js';
import type { ReadDocument } from './import-worker-task.js';
import { pictureAddress } from './picture-address.js';
import { HIGHLIGHT_STYLES } from './word/highlight-colours.js';
import { ListNumbers } from './word/list-numbers.js';
import { PREPARED_STYLES, prepareWordMarkup } from './word/prepare-word-markup.js';

/** The parts of a document that are read at all. */
const READ = /^(word\/|docProps\/|_rels\/|customXml\/|\[Content_Types\]\.xml$)/;
const XML = /\.(xml|rels)$/i;
/** Those with paragraphs. */
const WRITTEN = /^word\/(document|footnotes|endnotes)\d*\.xml$/;
const NUMBERING = 'word/numbering.xml';

/** Beyond what mammoth knows of headings, lists and tables: titles, quotes, and what our own documents say. */
const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Titel'] => h1:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  `p[style-name='${STYLE_NAMES.byline}'] => !`,
  `p[style-name='${STYLE_NAMES.code}'] => pre:fresh`,
  `p[style-name='${STYLE_NAMES.block}'] => p:fresh`,
  `r[style-name='${STYLE_NAMES.formula}'] => span.formula`,
  `r.${PREPARED_STYLES.formula} => span.formula:fresh`,
  `r.${PREPARED_STYLES.number} => span.list-number:fresh`,
  ...HIGHLIGHT_STYLES,
  'u => u',
];

/** `src` of a picture names its place in `pictures`. */
interface ReadWord extends Omit<ReadDocument, 'markup'> {
  html: string;
}

export const isWordDocument = (parts: ReadonlyMap<string, Buffer>): boolean =>
  parts.has('word/document.xml') && parts.has('[Content_Types].xml');

/**
 * A document of a word processor as HTML, its pictures as files beside it.
 * @param parts what was in its archive, unpacked and counted @throws FileRefused
 */
export async function readWordDocument(parts: ReadonlyMap<string, Buffer>, folder: string): Promise<ReadWord> {
  refuseEntities(parts);
  const pictures: string[] = [];
  const prepared = preparedParts(parts, new ListNumbers(parts.get(NUMBERING)?.toString() ?? ''));
  let { leftOut } = prepared;
  const convertImage = mammoth.images.imgElement(async (image) => {
    const bytes = await image.readAsBuffer().catch(() => undefined);
    if (!bytes || bytes.length > LIMITS.image.maxMegabytes * 1024 * 1024 || pictures.length >= LIMITS.image.perItem) {
      leftOut += 1;
      return { src: '' };
    }
    const path = `${folder}/picture-${pictures.length}`;
    await writeFile(path, bytes);
    pictures.push(path);
    return { src: pictureAddress(pictures.length - 1) };
  });
  const { value } = await mammoth.convertToHtml({ buffer: await packed(prepared.parts) }, { styleMap: STYLES, convertImage }).catch(() => {
    throw new FileRefused('broken');
  });
  return { html: value, pictures, leftOut, title: undefined };
}

/** The words of such a document and nothing else, an empty line between paragraphs. @throws FileRefused */
export async function wordsOfDocument(parts: ReadonlyMap<string, Buffer>): Promise<string> {
  refuseEntities(parts);
  const prepared = preparedParts(parts, undefined).parts;
  // Where only words are read, `mammoth` leaves out that a line ends: "Ende" and "Anfang" would be one word.
  const broken = new Map(
    [...prepared].map(([name, bytes]) => [name, WRITTEN.test(name) ? Buffer.from(withLines(bytes.toString())) : bytes]),
  );
  const { value } = await mammoth.extractRawText({ buffer: await packed(broken) }).catch(() => {
    throw new FileRefused('broken');
  });
  return value;
}

const withLines = (markup: string): string => markup.replace(/<w:(?:br|cr)\b[^<>]*\/>/g, '<w:t xml:space="preserve">\n</w:t>');

/** Writes what `mammoth` does not read as what it reads. @param numbers undefined: only words are asked for */
function preparedParts(
  parts: ReadonlyMap<string, Buffer>,
  numbers: ListNumbers | undefined,
): { parts: ReadonlyMap<string, Buffer>; leftOut: number } {
  const prepared = new Map(parts);
  let leftOut = 0;
  for (const [name, bytes] of parts) {
    if (!WRITTEN.test(name)) continue;
    const read = prepareWordMarkup(bytes.toString(), numbers);
    prepared.set(name, Buffer.from(read.markup));
    leftOut += read.leftOut;
  }
  return { parts: prepared, leftOut };
}

/** Refuses entities, which the format does not use: a file that declares some would make a small file large, or read another one. */
function refuseEntities(parts: ReadonlyMap<string, Buffer>): void {
  for (const [name, bytes] of parts)
    if (XML.test(name) && (bytes.includes('<!DOCTYPE') || bytes.includes('<!ENTITY'))) throw new FileRefused('unsafe');
}

/** An archive again, of what was counted and nothing else: two programs may read one archive in two ways. */
function packed(parts: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of parts) if (READ.test(name)) zip.addBuffer(bytes, name, { compress: false });
  zip.end();
  return buffer(zip.outputStream);
}
