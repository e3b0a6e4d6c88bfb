/** Separate process that only reads files of unknown origin: a zip bomb kills this process and not the api. */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { BROUGHT_IN_KINDS, type ContentKind, escapeHtml, type Json, MURMEL_MANIFEST, SERVER_LIMITS } from '@murmel/contracts';
import { seedTextDocument } from '@murmel/documents';
import { workLoop } from '../../platform/processes/work-loop.js';
import { withCopies } from '../tool-contribution/content-copy.js';
import { checkedText } from './checked-text.js';
import { boundedContent, readManifest } from './manifest.js';
import { readMarkdown } from './markdown.js';
import type { ReadContent, ReadDocument, ReadFile, ReadingAnswer, ReadingTask, ReadMurmel, ReadThing } from './reading.js';
import { FileRefused } from './refused.js';
import { textOfMarkup } from './text-of-markup.js';
import { unpack } from './unpack.js';
import { isWord, readWord } from './word.js';

const ZIP = Buffer.from('PK');
/** Old documents, and those with a password. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const { textMegabytes, pieces } = SERVER_LIMITS.broughtIn;
const TEXTS: readonly ContentKind[] = BROUGHT_IN_KINDS;

workLoop(async (task: ReadingTask): Promise<ReadingAnswer> => {
  try {
    return await answered(task);
  } catch (error) {
    if (error instanceof FileRefused) return { kind: 'refused', why: error.why, limit: error.limit };
    // Nested too deep, for example.
    if (error instanceof RangeError) return { kind: 'refused', why: 'broken', limit: undefined };
    throw error;
  }
});

async function answered(task: ReadingTask): Promise<ReadingAnswer> {
  switch (task.work) {
    case 'file':
      return read(task);
    case 'markup':
      return { kind: 'text', update: textOfMarkup(await readFile(task.place, 'utf8'), task.pictures) };
    case 'markdown':
      return { kind: 'text', update: textOfMarkup(readMarkdown(task.text, { bracketFormulas: true }), []) };
    case 'content':
      return { kind: 'text', update: await textOfContent(task) };
  }
}

async function read({ path, name }: ReadFile): Promise<ReadingAnswer> {
  const folder = dirname(path);
  const bytes = await readFile(path);
  if (bytes.subarray(0, 2).equals(ZIP)) {
    const parts = await unpack(path);
    const manifest = parts.get(MURMEL_MANIFEST);
    if (manifest) return { kind: 'murmel', ...(await readMurmel(manifest, parts, folder)) };
    if (!isWord(parts)) throw new FileRefused('type');
    const { html, ...beside } = await readWord(parts, folder);
    return document(html, folder, beside);
  }
  if (bytes.subarray(0, 4).equals(COMPOUND)) throw new FileRefused('locked');
  if (!/\.(md|markdown|txt)$/i.test(name)) throw new FileRefused('type');
  if (bytes.length > textMegabytes * 1024 * 1024) throw new FileRefused('markup', textMegabytes);
  const text = utf8(bytes);
  return document(/\.txt$/i.test(name) ? paragraphs(text) : readMarkdown(text), folder);
}

async function document(
  html: string,
  folder: string,
  { pictures, leftOut }: Omit<ReadDocument, 'markup'> = { pictures: [], leftOut: 0 },
): Promise<ReadingAnswer> {
  const markup = `${folder}/markup`;
  await writeFile(markup, html);
  return { kind: 'document', markup, pictures, leftOut };
}

/**
 * The result consists of numbers, names and bounded contents; texts and files are stored beside the file that was sent, under generated
 * names.
 */
async function readMurmel(manifest: Buffer, parts: ReadonlyMap<string, Buffer>, folder: string): Promise<ReadMurmel> {
  const things: ReadThing[] = [];
  for (const { content, ...thing } of readManifest(manifest).things) {
    if (!TEXTS.includes(thing.kind)) {
      things.push({ thing, content: { json: boundedContent(content) } });
      continue;
    }
    const place = `${folder}/content-${things.length}`;
    await writeFile(place, JSON.stringify(content));
    things.push({ thing, content: { place } });
  }
  const files: [string, string][] = [];
  for (const [name, bytes] of parts) {
    if (name === MURMEL_MANIFEST) continue;
    const place = `${folder}/part-${files.length}`;
    await writeFile(place, bytes);
    files.push([name, place]);
  }
  return { things, files };
}

/** @throws FileRefused for what is no text document */
async function textOfContent({ place, files }: ReadContent): Promise<Uint8Array> {
  const checked = checkedText(JSON.parse(await readFile(place, 'utf8')) as Json, new Set(files.map(([before]) => before)));
  if (!checked) throw new FileRefused('broken');
  if (files.length === 0) return checked.update;
  return seedTextDocument(
    withCopies(checked.content, { files: new Map(files), children: new Map() }) as Parameters<typeof seedTextDocument>[0],
  );
}

/** @throws FileRefused for what is no text, or has more lines than the longest one */
function utf8(bytes: Buffer): string {
  let text: string | undefined;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Said below.
  }
  if (text === undefined || text.includes('\0')) throw new FileRefused('type');
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  if (lines > 2 * pieces) throw new FileRefused('long');
  return text;
}

function paragraphs(text: string): string {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}
