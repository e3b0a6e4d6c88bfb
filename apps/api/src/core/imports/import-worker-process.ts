/** Separate process that only reads files of unknown origin: a zip bomb kills this process and not the api. */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ARCHIVE_MANIFEST, type ContentKind, decodeText, escapeHtml, IMPORT_KINDS, type Json, SERVER_LIMITS } from '@murmel/contracts';
import { seedTextDocument } from '@murmel/documents';
import { workLoop } from '../../platform/processes/work-loop.js';
import { withCopies } from '../tool-contribution/content-copy.js';
import { checkImportedText } from './check-imported-text.js';
import { takeDataPictures } from './data-pictures.js';
import { FileRefused } from './file-refused.js';
import { withoutHeadMatter } from './head-matter.js';
import type {
  ImportWorkerResult,
  ImportWorkerTask,
  ReadArchive,
  ReadArchiveItem,
  ReadContent,
  ReadDocument,
  ReadFile,
} from './import-worker-task.js';
import { boundedContent, readManifest } from './manifest.js';
import { officeWords } from './office/office-words.js';
import { readMarkdown } from './read-markdown.js';
import { isWordDocument, readWordDocument } from './read-word-document.js';
import { textOfMarkup } from './text-of-markup.js';
import { unpackArchive } from './unpack-archive.js';

const ZIP = Buffer.from('PK');
/** Old documents, and those with a password. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const { textMegabytes, pieces } = SERVER_LIMITS.broughtIn;
const TEXTS: readonly ContentKind[] = IMPORT_KINDS;

workLoop(async (task: ImportWorkerTask): Promise<ImportWorkerResult> => {
  try {
    return await answered(task);
  } catch (error) {
    if (error instanceof FileRefused) return { kind: 'refused', why: error.why, limit: error.limit };
    // Nested too deep, for example.
    if (error instanceof RangeError) return { kind: 'refused', why: 'broken', limit: undefined };
    throw error;
  }
});

async function answered(task: ImportWorkerTask): Promise<ImportWorkerResult> {
  switch (task.work) {
    case 'file':
      return read(task);
    case 'markup':
      return { kind: 'text', update: textOfMarkup(await readFile(task.place, 'utf8'), task.pictures) };
    case 'markdown':
      return { kind: 'text', update: textOfMarkup(readMarkdown(task.text, { bracketFormulas: true }), []) };
    case 'words':
      return { kind: 'words', ...(await officeWords(task.path)) };
    case 'content':
      return { kind: 'text', update: await textOfContent(task) };
  }
}

async function read({ path, name }: ReadFile): Promise<ImportWorkerResult> {
  const folder = dirname(path);
  const bytes = await readFile(path);
  if (bytes.subarray(0, 2).equals(ZIP)) {
    const parts = await unpackArchive(path);
    const manifest = parts.get(ARCHIVE_MANIFEST);
    if (manifest) return { kind: 'murmel', ...(await readMurmel(manifest, parts, folder)) };
    if (!isWordDocument(parts)) throw new FileRefused('type');
    const { html, ...beside } = await readWordDocument(parts, folder);
    return document(html, folder, beside);
  }
  if (bytes.subarray(0, 4).equals(COMPOUND)) throw new FileRefused('locked');
  if (!/\.(md|markdown|txt)$/i.test(name)) throw new FileRefused('type');
  if (bytes.length > textMegabytes * 1024 * 1024) throw new FileRefused('markup', textMegabytes);
  const text = textOf(bytes);
  if (/\.txt$/i.test(name)) return document(paragraphs(text), folder);
  const { text: withoutHead, title } = withoutHeadMatter(text);
  const { html, ...beside } = await takeDataPictures(readMarkdown(withoutHead), folder);
  return document(html, folder, { ...beside, title });
}

async function document(
  html: string,
  folder: string,
  beside: Omit<ReadDocument, 'markup'> = { pictures: [], leftOut: 0, title: undefined },
): Promise<ImportWorkerResult> {
  const markup = `${folder}/markup`;
  await writeFile(markup, html);
  return { kind: 'document', markup, ...beside };
}

/**
 * The result consists of numbers, names and bounded contents; texts and files are stored beside the file that was sent, under generated
 * names.
 */
async function readMurmel(manifest: Buffer, parts: ReadonlyMap<string, Buffer>, folder: string): Promise<ReadArchive> {
  const things: ReadArchiveItem[] = [];
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
    if (name === ARCHIVE_MANIFEST) continue;
    const place = `${folder}/part-${files.length}`;
    await writeFile(place, bytes);
    files.push([name, place]);
  }
  return { things, files };
}

/** @throws FileRefused for what is no text document */
async function textOfContent({ place, files }: ReadContent): Promise<Uint8Array> {
  const checked = checkImportedText(JSON.parse(await readFile(place, 'utf8')) as Json, new Set(files.map(([before]) => before)));
  if (!checked) throw new FileRefused('broken');
  if (files.length === 0) return checked.update;
  return seedTextDocument(
    withCopies(checked.content, { files: new Map(files), children: new Map() }) as Parameters<typeof seedTextDocument>[0],
  );
}

/** @throws FileRefused for what is no text, or has more lines than the longest one */
function textOf(bytes: Buffer): string {
  const text = decodeText(bytes);
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
