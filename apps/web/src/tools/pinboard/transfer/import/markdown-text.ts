import { LIMITS, type RichBlock, type RichRun } from '@murmel/contracts';
import { allowedLink } from '@murmel/documents';

/** Link, bold, italic, plain address: what people use in the cards of other boards. Each part is found in one pass. */
const MARK =
  /\[([^\][\n]{1,500})\]\(\s*<?([^()\s<>]{1,2000})>?(?:\s+"[^"\n]*")?\s*\)|\*\*([^*\n]+)\*\*|__([^_\n]+)__|\*([^*\n]+)\*|(?<![\p{L}\p{N}])_([^_\n]+)_(?![\p{L}\p{N}])|(https?:\/\/[^\s<>"')\]]+)/gu;
/** More than a card can hold even when half of it is signs: a longer text is not waited for, as it would be cut off. */
const READ_MAX = 4 * LIMITS.pinboard.descriptionMax;
const BULLET = /^\s{0,8}[-*+]\s+(?:\[[ xX]\]\s+)?(.*)$/s;
const NUMBER = /^\s{0,8}\d{1,4}[.)]\s+(.*)$/s;
const HEADING = /^#{1,6}\s+(.*)$/s;

/** Removes the closing characters of a heading. */
function unclosed(heading: string): string {
  let end = heading.length;
  while (heading[end - 1] === '#') end -= 1;
  return heading.slice(0, end);
}

/** One line of Markdown as runs; what is no mark stays as it was written. */
function runsOf(line: string, bold = false): RichRun[] {
  const runs: RichRun[] = [];
  const add = (text: string | undefined, marks: Omit<RichRun, 'text'> = {}) => {
    if (text) runs.push({ text: text.replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1'), ...(bold ? { bold: true as const } : {}), ...marks });
  };
  let at = 0;
  for (const match of line.matchAll(MARK)) {
    const [whole, label, address, strong, strongToo, weak, weakToo, plain] = match;
    add(line.slice(at, match.index));
    const link = allowedLink(address ?? plain);
    if (label !== undefined) add(label, link ? { link } : {});
    else if (plain !== undefined) add(plain, link ? { link } : {});
    else if (strong ?? strongToo) add(strong ?? strongToo, { bold: true });
    else add(weak ?? weakToo, { italic: true });
    at = match.index + whole.length;
  }
  add(line.slice(at));
  return runs;
}

/** Markdown as the formatted text of a card: paragraphs, both kinds of lists, bold, italic, links; headings become bold. */
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
  for (const line of markdown.slice(0, READ_MAX).split(/\r\n|\r|\n/)) {
    const bullet = BULLET.exec(line);
    const number = NUMBER.exec(line);
    if (bullet || number) {
      addItem(bullet ? 'bullets' : 'numbers', (bullet ?? number)?.[1] ?? '');
      continue;
    }
    items = undefined;
    const heading = HEADING.exec(line.trim());
    const text = (heading ? unclosed(heading[1]!) : line.replace(/^\s*>\s?/, '')).trim();
    if (text !== '' && !/^([-*_]\s*){3,}$/.test(text)) blocks.push({ type: 'paragraph', runs: runsOf(text, heading !== null) });
  }
  return blocks;
}
