/** A process of its own that does nothing but read files that strangers made: a bomb among them takes down this one and not the api. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { escapeHtml, MURMEL_MANIFEST, SERVER_LIMITS } from '@murmel/contracts';
import { workLoop } from '../../platform/processes/work-loop.js';
import { readMarkdown } from './markdown.js';
import type { ReadingAnswer, ReadingTask } from './reading.js';
import { FileRefused } from './refused.js';
import { unpack } from './unpack.js';
import { isWord, readWord } from './word.js';

const ZIP = Buffer.from('PK');
/** Old documents, and those with a password. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const { markupMegabytes } = SERVER_LIMITS.broughtIn;

workLoop(async (task: ReadingTask): Promise<ReadingAnswer> => {
  try {
    return await read(task);
  } catch (error) {
    if (error instanceof FileRefused) return { kind: 'refused', why: error.why, limit: error.limit };
    // Nested too deep, for example.
    if (error instanceof RangeError) return { kind: 'refused', why: 'broken', limit: undefined };
    throw error;
  }
});

async function read({ path, name }: ReadingTask): Promise<ReadingAnswer> {
  const handle = await readFile(path);
  if (handle.subarray(0, 2).equals(ZIP)) {
    const parts = await unpack(path);
    const manifest = parts.get(MURMEL_MANIFEST);
    if (manifest) return { kind: 'murmel', manifest: utf8(manifest), files: await laidOut(parts, dirname(path)) };
    if (!isWord(parts)) throw new FileRefused('type');
    return { kind: 'document', ...(await readWord(parts, dirname(path))) };
  }
  if (handle.subarray(0, 4).equals(COMPOUND)) throw new FileRefused('locked');
  if (!/\.(md|markdown|txt)$/i.test(name)) throw new FileRefused('type');
  if ((await stat(path)).size > markupMegabytes * 1024 * 1024) throw new FileRefused('markup', markupMegabytes);
  const text = utf8(handle);
  const html = /\.txt$/i.test(name) ? paragraphs(text) : readMarkdown(text);
  return { kind: 'document', html, pictures: [], leftOut: 0 };
}

/** Beside the file that was sent, under names of our own. */
async function laidOut(parts: ReadonlyMap<string, Buffer>, folder: string): Promise<[string, string][]> {
  const laid: [string, string][] = [];
  for (const [name, bytes] of parts) {
    if (name === MURMEL_MANIFEST) continue;
    const place = `${folder}/part-${laid.length}`;
    await writeFile(place, bytes);
    laid.push([name, place]);
  }
  return laid;
}

/** @throws FileRefused for what is no text */
function utf8(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Said below.
  }
  throw new FileRefused('type');
}

function paragraphs(text: string): string {
  return text
    .split(/\r?\n/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}
