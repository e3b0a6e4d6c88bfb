import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTextDocument } from '@murmel/documents';
import * as Y from 'yjs';
import { readWordDocument } from '../read-word-document.js';
import { textOfMarkup } from '../text-of-markup.js';
import { unpackArchive } from '../unpack-archive.js';

interface Block {
  type: string;
  attrs?: Record<string, unknown>;
  text?: string;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: Block[];
}

/** Place of an input that was made after a public report. */
export const fixture = (name: string): string => new URL(`../../../../../../tests/fixtures/reports/${name}`, import.meta.url).pathname;

/** The text document that is made of HTML, in lines that are easily compared. */
export function linesOfMarkup(html: string): string[] {
  const document = new Y.Doc();
  Y.applyUpdate(document, textOfMarkup(html, []));
  return ((readTextDocument(document).toJSON() as Block).content ?? []).flatMap((block) => linesOf(block));
}

/** The same of a document of a word processor, and the number of what was left out. */
export async function linesOfWord(parts: ReadonlyMap<string, Buffer>): Promise<{ lines: string[]; leftOut: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'murmel-test-'));
  try {
    const { html, leftOut } = await readWordDocument(parts, folder);
    return { lines: linesOfMarkup(html), leftOut };
  } finally {
    await rm(folder, { recursive: true });
  }
}

export const linesOfWordFile = async (name: string) => linesOfWord(await unpackArchive(fixture(name)));

export const textOfFile = (name: string): Promise<string> => readFile(fixture(name), 'utf8');

/** Parts of a document of a word processor. @param body what stands in it @param others by their names */
export function wordPartsOf(body: string, others: Readonly<Record<string, string>> = {}): Map<string, Buffer> {
  const spaces = [
    'w',
    'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
    'm',
    'http://schemas.openxmlformats.org/officeDocument/2006/math',
  ];
  spaces.push(
    'r',
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
    'w14',
    'http://schemas.microsoft.com/office/word/2010/wordml',
  );
  const declared = spaces.flatMap((one, at) => (at % 2 === 0 ? [`xmlns:${one}="${spaces[at + 1]}"`] : [])).join(' ');
  const within = (root: string, inside: string): string => `<?xml version="1.0"?><w:${root} ${declared}>${inside}</w:${root}>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relationships([['r1', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': within('document', `<w:body>${body}</w:body>`),
  };
  for (const [name, inside] of Object.entries(others))
    parts[`word/${name}`] = inside.startsWith('<Rel') ? inside : within(name.split('.')[0]!, inside);
  return new Map(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)]));
}

/** Relations of the parts of a document to each other, and to addresses elsewhere. */
export function relationships(all: readonly (readonly [id: string, type: string, target: string])[]): string {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const lines = all.map(([id, type, target]) => `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`);
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`;
}

function linesOf(block: Block, before = ''): string[] {
  const { type, attrs = {}, content = [] } = block;
  const inside = (sign: (at: number) => string): string[] =>
    content.flatMap((item, at) =>
      (item.content ?? []).flatMap((one, line) => linesOf(one, line === 0 ? `${before}${sign(at)} ` : `${before}  `)),
    );
  switch (type) {
    case 'paragraph':
      return [before + content.map(wordsOf).join('')];
    case 'heading':
      return [`${before}${'#'.repeat(Number(attrs['level']))} ${content.map(wordsOf).join('')}`];
    case 'blockMath':
      return [`${before}$$${String(attrs['latex'])}$$`];
    case 'bulletList':
      return inside(() => '-');
    case 'orderedList':
      return inside((at) => `${Number(attrs['start']) + at}${String(attrs['type'] ?? '')}.`);
    case 'taskList':
      return inside((at) => (content[at]!.attrs?.['checked'] ? '[x]' : '[ ]'));
    case 'tableRow':
      return [`${before}| ${content.map((cell) => (cell.content ?? []).flatMap((one) => linesOf(one)).join(' / ')).join(' | ')}`];
    case 'image':
      return [`${before}![${String(attrs['alt'])}]`];
    case 'codeBlock':
      return [`${before}${content.map(wordsOf).join('')}`];
    default:
      return content.flatMap((one) => linesOf(one, before));
  }
}

function wordsOf({ type, text = '', attrs = {}, marks = [] }: Block): string {
  if (type === 'inlineMath') return `$${String(attrs['latex'])}$`;
  if (type === 'hardBreak') return '\n';
  return marks.reduce((words, mark) => {
    if (mark.type === 'link') return `[${words}](${String(mark.attrs?.['href'])})`;
    return mark.type === 'highlight' ? `==${words}==${String(mark.attrs?.['colour'] ?? '')}` : words;
  }, text);
}
