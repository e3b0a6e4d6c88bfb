import type { BoardText, Json, RichRun, RichText, TextBlock } from '@murmel/contracts';
import { allowedLink, linkFromInput } from '../addresses.js';
import { findAddresses } from '../find-addresses.js';
import { wellFormed } from './json.js';

/** The words of a description, one line per paragraph or point. */
export function richTextWords(text: BoardText | null): string {
  return (text ?? []).flatMap(linesOf).map(runsText).join('\n');
}

function linesOf(block: TextBlock): readonly (readonly RichRun[])[] {
  if (block.type === 'paragraph' || block.type === 'heading') return [block.runs];
  return block.type === 'tasks' ? block.items.map(({ runs }) => runs) : block.items;
}

function runsText(runs: readonly RichRun[]): string {
  return runs.map(({ text }) => text).join('');
}

/** Characters as people count them; lines count one each. */
export function richTextLength(text: BoardText | null): number {
  return [...richTextWords(text)].length;
}

/** Returns a description of one paragraph per line, for callers with plain text only. */
export function plainRichText(words: string): RichText | null {
  const trimmed = words.trim();
  if (trimmed === '') return null;
  return trimmed.split(/\n+/).map((line) => ({ type: 'paragraph', runs: runsOf(line) }));
}

/** Typed words, with the addresses among them as links. */
function runsOf(line: string): RichRun[] {
  const runs: RichRun[] = [];
  let from = 0;
  for (const { address, index } of findAddresses(line)) {
    const link = linkFromInput(address);
    if (!link) continue;
    if (index > from) runs.push({ text: line.slice(from, index) });
    runs.push({ text: address, link });
    from = index + address.length;
  }
  if (from < line.length) runs.push({ text: line.slice(from) });
  return runs;
}

/** Maximum number of blocks, points and runs in a command; only a forged document contains more. */
const BLOCKS_MAX = 500;
const RUNS_MAX = 2000;

/**
 * Returns the parts of a text that may be stored and drawn, from any source. Unknown blocks and marks are omitted, a link that is not http,
 * https or mailto becomes plain text.
 * @param max characters of the whole
 * @returns null for nothing
 */
export function cleanRichText(value: Json | undefined, max: number): RichText | null {
  return cleanBlocks(value, max, ['paragraph', 'bullets', 'numbers']) as RichText | null;
}

/** The same for texts that also have headings and lines to tick. */
export function cleanBoardText(value: Json | undefined, max: number): BoardText | null {
  return cleanBlocks(value, max, ['paragraph', 'heading', 'bullets', 'numbers', 'tasks']);
}

function cleanBlocks(value: Json | undefined, max: number, known: readonly TextBlock['type'][]): BoardText | null {
  if (!Array.isArray(value)) return null;
  let left = max;
  const runsOf = (given: Json | undefined): RichRun[] => {
    if (!Array.isArray(given)) return [];
    return (given as Json[]).slice(0, RUNS_MAX).flatMap((entry) => {
      const run = cleanRun(entry, left);
      if (!run) return [];
      left -= [...run.text].length;
      return [run];
    });
  };
  const blocks = (value as Json[]).slice(0, BLOCKS_MAX).flatMap((entry) => {
    const block = isRecord(entry) && known.some((type) => type === entry['type']) ? blockOf(entry, runsOf) : undefined;
    return block ? [block] : [];
  });
  return left === max ? null : blocks;
}

function blockOf(entry: { readonly [name: string]: Json }, runsOf: (given: Json | undefined) => RichRun[]): TextBlock | undefined {
  const { type, runs, items } = entry;
  if (type === 'paragraph' || type === 'heading') return { type, runs: runsOf(runs) };
  const points = Array.isArray(items) ? (items as Json[]).slice(0, BLOCKS_MAX) : undefined;
  if (points && (type === 'bullets' || type === 'numbers')) return { type, items: points.map(runsOf) };
  if (!points || type !== 'tasks') return undefined;
  return {
    type,
    items: points
      .filter(isRecord)
      .map((item) => ({ runs: runsOf(item['runs']), ...(item['done'] === true ? { done: true as const } : {}) })),
  };
}

/** @param left how many characters there is room for, as people count them */
function cleanRun(entry: Json, left: number): RichRun | undefined {
  if (!isRecord(entry) || typeof entry['text'] !== 'string' || left <= 0) return undefined;
  // A character is one or two units long. Control characters other than a line break are never typed.
  const typed = wellFormed(entry['text'].slice(0, left * 2)).replace(/[^\P{Cc}\n]/gu, ' ');
  const text = typed.length <= left ? typed : [...typed].slice(0, left).join('');
  if (text === '') return undefined;
  const link = typeof entry['link'] === 'string' ? allowedLink(entry['link']) : null;
  return {
    text,
    ...(entry['bold'] === true ? { bold: true } : {}),
    ...(entry['italic'] === true ? { italic: true } : {}),
    ...(link ? { link } : {}),
  };
}

function isRecord(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
