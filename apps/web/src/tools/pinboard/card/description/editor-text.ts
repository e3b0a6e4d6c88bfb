import { LIMITS, type Json, type RichBlock, type RichRun, type RichText } from '@murmel/contracts';
import { cleanRichText, richTextLength } from '@murmel/documents';
import type { JSONContent } from '@tiptap/core';

const { descriptionMax } = LIMITS.pinboard;
/** Numbers of the operation's input: blocks of a text, points of a list, runs of a line. */
const BLOCKS_MAX = 500;
const RUNS_MAX = 2000;

const LIST_TYPES = { bullets: 'bulletList', numbers: 'orderedList' } as const;

/** A description as the editor's document; it always has a line to write in. */
export function toEditor(text: RichText | null): JSONContent {
  const blocks = (text ?? []).map((block): JSONContent =>
    block.type === 'paragraph'
      ? paragraph(block.runs)
      : { type: LIST_TYPES[block.type], content: block.items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })) });
  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] };
}

function paragraph(runs: readonly RichRun[]): JSONContent {
  const content = runs.flatMap((run) => {
    const marks = [...(run.bold ? [{ type: 'bold' }] : []), ...(run.italic ? [{ type: 'italic' }] : []), ...(run.link ? [{ type: 'link', attrs: { href: run.link } }] : [])];
    return run.text.split('\n').flatMap((line, index): JSONContent[] => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line, ...(marks.length > 0 ? { marks } : {}) }]),
    ]);
  });
  return content.length > 0 ? { type: 'paragraph', content } : { type: 'paragraph' };
}

/**
 * What the editor holds, as it is stored: nothing but words, bold, italic, links and flat lists.
 * Empty lines at the end are left out.
 * @returns null for no text
 */
export function fromEditor(document: JSONContent): RichText | null {
  const blocks = (document.content ?? []).flatMap(blockOf);
  while (isEmptyLine(blocks.at(-1))) blocks.pop();
  const length = richTextLength(blocks);
  // Only what is too long is not cleaned: it is never stored, and must not be cut in silence.
  return length > descriptionMax ? blocks : cleanRichText(blocks as unknown as Json);
}

function blockOf(node: JSONContent): RichBlock[] {
  if (node.type === 'paragraph') return [{ type: 'paragraph', runs: runsOf(node) }];
  const type = node.type === LIST_TYPES.bullets ? 'bullets' : node.type === LIST_TYPES.numbers ? 'numbers' : undefined;
  if (!type) return [];
  return [{ type, items: (node.content ?? []).map((item) => (item.content ?? []).flatMap(runsOf)) }];
}

function runsOf(line: JSONContent): RichRun[] {
  const runs: RichRun[] = [];
  for (const node of line.content ?? []) {
    const words = node.type === 'hardBreak' ? '\n' : (node.text ?? '');
    if (words === '') continue;
    const run = { text: words, ...marksOf(node) };
    const before = runs.at(-1);
    if (before && sameMarks(before, run)) runs[runs.length - 1] = { ...before, text: before.text + words };
    else runs.push(run);
  }
  return runs;
}

function marksOf({ marks = [] }: JSONContent): Omit<RichRun, 'text'> {
  const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.['href'];
  const has = (name: string): boolean => marks.some(({ type }) => type === name);
  return { ...(has('bold') ? { bold: true } : {}), ...(has('italic') ? { italic: true } : {}), ...(typeof href === 'string' ? { link: href } : {}) };
}

function sameMarks(left: RichRun, right: RichRun): boolean {
  return left.bold === right.bold && left.italic === right.italic && left.link === right.link;
}

function isEmptyLine(block: RichBlock | undefined): boolean {
  return block?.type === 'paragraph' && block.runs.length === 0;
}

/** Fits into a card; more is refused by the operation, too. */
export function fits(text: RichText | null): boolean {
  const lines = (text ?? []).flatMap((block) => (block.type === 'paragraph' ? [block.runs] : block.items));
  return richTextLength(text) <= descriptionMax && lines.length <= BLOCKS_MAX && lines.every(({ length }) => length <= RUNS_MAX);
}
