import { LIMITS, type Json, type RichBlock, type RichRun, type RichText } from '@murmel/contracts';
import { allowedLink } from '../addresses.js';
import { wellFormed } from '../board/json.js';

const { descriptionMax } = LIMITS.pinboard;

/** The words of a description, one line per paragraph or point. */
export function richTextWords(text: RichText | null): string {
  return (text ?? []).flatMap((block) => (block.type === 'paragraph' ? [block.runs] : block.items)).map(runsText).join('\n');
}

function runsText(runs: readonly RichRun[]): string {
  return runs.map(({ text }) => text).join('');
}

/** Characters as people count them; lines count one each. */
export function richTextLength(text: RichText | null): number {
  return [...richTextWords(text)].length;
}

/** A description of one paragraph per line, for whoever has only plain words. */
export function plainRichText(words: string): RichText | null {
  const trimmed = words.trim();
  if (trimmed === '') return null;
  return trimmed.split(/\n+/).map((line) => ({ type: 'paragraph', runs: [{ text: line }] }));
}

/** As many blocks, points and runs as a command may bring; more comes only from a forged document. */
const BLOCKS_MAX = 500;
const RUNS_MAX = 2000;

/**
 * What may be stored and drawn of a description, wherever it comes from. Unknown blocks and marks are left out,
 * a link that is not http, https or mailto becomes plain text.
 * @returns null for nothing
 */
export function cleanRichText(value: Json | undefined): RichText | null {
  if (!Array.isArray(value)) return null;
  let left = descriptionMax;
  const runsOf = (given: Json | undefined): RichRun[] => {
    if (!Array.isArray(given)) return [];
    return (given as Json[]).slice(0, RUNS_MAX).flatMap((entry) => {
      const run = cleanRun(entry, left);
      if (!run) return [];
      left -= [...run.text].length;
      return [run];
    });
  };
  const blocks = (value as Json[]).slice(0, BLOCKS_MAX).flatMap((entry): RichBlock[] => {
    if (!isRecord(entry)) return [];
    if (entry['type'] === 'paragraph') return [{ type: 'paragraph', runs: runsOf(entry['runs']) }];
    if ((entry['type'] !== 'bullets' && entry['type'] !== 'numbers') || !Array.isArray(entry['items'])) return [];
    return [{ type: entry['type'], items: (entry['items'] as Json[]).slice(0, BLOCKS_MAX).map(runsOf) }];
  });
  return left === descriptionMax ? null : blocks;
}

/** @param left how many characters there is room for, as people count them */
function cleanRun(entry: Json, left: number): RichRun | undefined {
  if (!isRecord(entry) || typeof entry['text'] !== 'string' || left <= 0) return undefined;
  // A character is one or two units long. Control characters other than a line break are nothing anybody types.
  const typed = wellFormed(entry['text'].slice(0, left * 2)).replace(/[^\P{Cc}\n]/gu, ' ');
  const text = typed.length <= left ? typed : [...typed].slice(0, left).join('');
  if (text === '') return undefined;
  const link = typeof entry['link'] === 'string' ? allowedLink(entry['link']) : null;
  return { text, ...(entry['bold'] === true ? { bold: true } : {}), ...(entry['italic'] === true ? { italic: true } : {}), ...(link ? { link } : {}) };
}

function isRecord(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
