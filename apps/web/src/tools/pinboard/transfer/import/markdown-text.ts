import { LIMITS, type RichBlock, type RichRun } from '@murmel/contracts';
import { addressAt, allowedLink } from '@murmel/documents';

/** Link, bold, italic, plain address: what people use in the cards of other boards. Brackets in an address are pairs. */
const MARK =
  /\[((?:[^\][\n]|\[[^\][\n]*\]){1,500})\]\(\s*(?:<([^<>\n]{1,2000})>|((?:[^()\s<>]|\((?:[^()\s<>]|\([^()\s<>]*\))*\)){1,2000}))(?:\s+"[^"\n]*")?\s*\)|\*\*([^*\n]+)\*\*|__([^_\n]+)__|\*([^*\n]+)\*|(?<![\p{L}\p{N}])_([^_\n]+)_(?![\p{L}\p{N}])|(https?:\/\/)/gu;
/** More than a card can hold even when half of it is signs: a longer text is not waited for, as it would be cut off. */
export const MARKDOWN_MAX = 4 * LIMITS.pinboard.descriptionMax;
const BULLET = /^\s{0,8}[-*+]\s+(?:\[[ xX]\]\s+)?(.*)$/s;
const NUMBER = /^\s{0,8}(\d{1,4})[.)]\s+(.*)$/s;
const HEADING = /^#{1,6}\s+(.*)$/s;

/** Trimmed line between the heads of a table and its rows. */
const RULE = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;
const isRule = (line = ''): boolean => line.includes('|') && RULE.test(line.trim());

/** Cells of a line; an empty one stays a place. */
function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim() || '–');
}

/** Removes the closing characters of a heading. */
function unclosed(heading: string): string {
  let end = heading.length;
  while (heading[end - 1] === '#') end -= 1;
  return heading.slice(0, end);
}

/** One line of Markdown as runs; what is no mark stays as it was written. */
function runsOf(line: string, bold = false): RichRun[] {
  const runs: RichRun[] = [];
  const addAsIs = (text: string, marks: Omit<RichRun, 'text'>) => {
    if (text) runs.push({ text, ...(bold ? { bold: true as const } : {}), ...marks });
  };
  const add = (text = '', marks: Omit<RichRun, 'text'> = {}) => addAsIs(text.replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1'), marks);
  let at = 0;
  const marks = new RegExp(MARK);
  for (let match = marks.exec(line); match; match = marks.exec(line)) {
    const [whole, label, quoted, target, strong, strongToo, weak, weakToo, plain] = match;
    add(line.slice(at, match.index));
    const address = plain === undefined ? undefined : addressAt(line, match.index) || plain;
    const link = allowedLink(quoted ?? target ?? address);
    if (label !== undefined) add(label, link ? { link } : {});
    else if (address !== undefined) addAsIs(address, link ? { link } : {});
    else if (strong ?? strongToo) add(strong ?? strongToo, { bold: true });
    else add(weak ?? weakToo, { italic: true });
    at = match.index + (address ?? whole).length;
    marks.lastIndex = at;
  }
  add(line.slice(at));
  return runs;
}

/**
 * Markdown as the formatted text of a card: paragraphs, both kinds of lists, bold, italic, links; headings become bold, and rows of a
 * table lines with a bar between their cells.
 */
export function markdownBlocks(markdown: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  let items: { type: 'bullets' | 'numbers'; items: RichRun[][] } | undefined;
  const addItem = (type: 'bullets' | 'numbers', text: string) => {
    if (items?.type !== type) {
      items = { type, items: [] };
      blocks.push(items);
    }
    items.items.push(runsOf(text));
  };
  const lines = markdown.slice(0, MARKDOWN_MAX).split(/\r\n|\r|\n/);
  let inTable = false;
  for (const [at, line] of lines.entries()) {
    const isHead = line.includes('|') && isRule(lines[at + 1]);
    inTable = line.includes('|') && (inTable || isHead);
    if (inTable) {
      items = undefined;
      if (!isRule(line)) blocks.push({ type: 'paragraph', runs: runsOf(cellsOf(line).join(' | '), isHead) });
      continue;
    }
    const bullet = BULLET.exec(line)?.[1];
    const [, number, numbered = ''] = NUMBER.exec(line) ?? [];
    if (bullet !== undefined || (number !== undefined && mayCount(Number(number), items))) {
      addItem(bullet === undefined ? 'numbers' : 'bullets', bullet ?? numbered);
      continue;
    }
    if (line.trim() === '') continue;
    items = undefined;
    const heading = HEADING.exec(line.trim());
    const text = (heading ? unclosed(heading[1]!) : line.replace(/^\s*>\s?/, '')).trim();
    if (text !== '' && !/^([-*_]\s*){3,}$/.test(text)) blocks.push({ type: 'paragraph', runs: runsOf(text, heading !== null) });
  }
  return blocks;
}

/** A list of a card counts from 1: a line with another number, such as a day, keeps it as a paragraph. */
function mayCount(number: number, before: { type: 'bullets' | 'numbers'; items: readonly unknown[] } | undefined): boolean {
  return number === 1 || (before?.type === 'numbers' && number === before.items.length + 1);
}
