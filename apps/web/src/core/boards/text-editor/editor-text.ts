import type { BoardText, Json, RichRun, TaskLine, TextBlock } from '@murmel/contracts';
import { richTextLength } from '@murmel/documents';
import type { JSONContent } from '@tiptap/core';

/** Numbers of the operations' input: blocks of a text, points of a list, runs of a line. */
const BLOCKS_MAX = 500;
const RUNS_MAX = 2000;

const LIST_TYPES = { bullets: 'bulletList', numbers: 'orderedList' } as const;
/** Below the title of a page and those of its cards. */
export const HEADING_LEVEL = 3;

/** Limits of a text. */
export interface TextRules<Text extends BoardText> {
  max: number;
  clean(value: Json): Text | null;
}

/** A text as the editor's document; it always has a line to write in. */
export function toEditor(text: BoardText | null): JSONContent {
  const blocks = (text ?? []).map(nodeOf);
  return { type: 'doc', content: blocks.length > 0 ? blocks : [{ type: 'paragraph' }] };
}

function nodeOf(block: TextBlock): JSONContent {
  if (block.type === 'paragraph') return line('paragraph', block.runs);
  if (block.type === 'heading') return { ...line('heading', block.runs), attrs: { level: HEADING_LEVEL } };
  if (block.type === 'tasks')
    return {
      type: 'taskList',
      content: block.items.map(({ runs, done = false }) => ({
        type: 'taskItem',
        attrs: { checked: done },
        content: [line('paragraph', runs)],
      })),
    };
  return { type: LIST_TYPES[block.type], content: block.items.map((item) => ({ type: 'listItem', content: [line('paragraph', item)] })) };
}

function line(type: 'paragraph' | 'heading', runs: readonly RichRun[]): JSONContent {
  const content = runs.flatMap((run) => {
    const marks = [
      ...(run.bold ? [{ type: 'bold' }] : []),
      ...(run.italic ? [{ type: 'italic' }] : []),
      ...(run.link ? [{ type: 'link', attrs: { href: run.link } }] : []),
    ];
    return run.text
      .split('\n')
      .flatMap((words, index): JSONContent[] => [
        ...(index > 0 ? [{ type: 'hardBreak' }] : []),
        ...(words === '' ? [] : [{ type: 'text', text: words, ...(marks.length > 0 ? { marks } : {}) }]),
      ]);
  });
  return content.length > 0 ? { type, content } : { type };
}

/**
 * Converts the editor's content to its stored form: only words, bold, italic, links, headings and flat lists. Empty lines at the end are
 * left out.
 * @returns null for no text
 */
export function fromEditor<Text extends BoardText>(document: JSONContent, { max, clean }: TextRules<Text>): Text | null {
  const blocks = (document.content ?? []).flatMap(blockOf);
  while (isEmptyLine(blocks.at(-1))) blocks.pop();
  // Only what is too long is not cleaned: it is never stored, and must not be cut in silence.
  return richTextLength(blocks) > max ? (blocks as BoardText as Text) : clean(blocks as unknown as Json);
}

function blockOf(node: JSONContent): TextBlock[] {
  if (node.type === 'paragraph' || node.type === 'heading') return [{ type: node.type, runs: runsOf(node) }];
  const items = node.content ?? [];
  if (node.type === 'taskList') return [{ type: 'tasks', items: items.map(taskOf) }];
  const type = node.type === LIST_TYPES.bullets ? 'bullets' : node.type === LIST_TYPES.numbers ? 'numbers' : undefined;
  return type ? [{ type, items: items.map(lineOf) }] : [];
}

function taskOf(item: JSONContent): TaskLine {
  return { runs: lineOf(item), ...(item.attrs?.['checked'] === true ? { done: true } : {}) };
}

function lineOf(item: JSONContent): RichRun[] {
  return (item.content ?? []).flatMap(runsOf);
}

function runsOf(node: JSONContent): RichRun[] {
  const runs: RichRun[] = [];
  for (const part of node.content ?? []) {
    const words = part.type === 'hardBreak' ? '\n' : (part.text ?? '');
    if (words === '') continue;
    const run = { text: words, ...marksOf(part) };
    const before = runs.at(-1);
    if (before && sameMarks(before, run)) runs[runs.length - 1] = { ...before, text: before.text + words };
    else runs.push(run);
  }
  return runs;
}

function marksOf({ marks = [] }: JSONContent): Omit<RichRun, 'text'> {
  const href: unknown = marks.find(({ type }) => type === 'link')?.attrs?.['href'];
  const has = (name: string): boolean => marks.some(({ type }) => type === name);
  return {
    ...(has('bold') ? { bold: true } : {}),
    ...(has('italic') ? { italic: true } : {}),
    ...(typeof href === 'string' ? { link: href } : {}),
  };
}

function sameMarks(left: RichRun, right: RichRun): boolean {
  return left.bold === right.bold && left.italic === right.italic && left.link === right.link;
}

function isEmptyLine(block: TextBlock | undefined): boolean {
  return block?.type === 'paragraph' && block.runs.length === 0;
}

function linesOf(block: TextBlock): readonly (readonly RichRun[])[] {
  if (block.type === 'paragraph' || block.type === 'heading') return [block.runs];
  return block.type === 'tasks' ? block.items.map(({ runs }) => runs) : block.items;
}

/** Fits onto a card; more is refused by the operation, too. */
export function fits(text: BoardText | null, max: number): boolean {
  const lines = (text ?? []).flatMap(linesOf);
  return richTextLength(text) <= max && lines.length <= BLOCKS_MAX && lines.every(({ length }) => length <= RUNS_MAX);
}
