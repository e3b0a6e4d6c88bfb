import type { RichRun, TextBlock } from '@murmel/contracts';
import { richTextLength } from './rich-text.js';

/** Room of a place for text: characters as people count them, and blocks, which are also the points of one list. */
export interface TextRoom {
  characters: number;
  blocks: number;
}

/** The beginning of a text for which there is room; what does not fit is cut between words, or in the middle of one that is too long. */
export function cutText<Block extends TextBlock>(blocks: readonly Block[], room: TextRoom): Block[] {
  return take(blocks, room, false).taken;
}

/** Splits a text into texts for which there is room. Blocks stay whole as far as they fit. */
export function splitText<Block extends TextBlock>(blocks: readonly Block[], room: TextRoom): Block[][] {
  const texts: Block[][] = [];
  for (let left = blocks; left.length > 0; ) {
    const { taken, rest } = take(left, room, true);
    texts.push(taken);
    left = rest;
  }
  return texts;
}

function take<Block extends TextBlock>(blocks: readonly Block[], room: TextRoom, whole: boolean): { taken: Block[]; rest: Block[] } {
  const taken: Block[] = [];
  let left = room.characters;
  for (const [at, block] of blocks.entries()) {
    // A line counts one more than its characters, but for the first.
    const free = left - (at > 0 ? 1 : 0);
    const length = richTextLength([block]);
    const fits = length <= free && linesOf(block) <= room.blocks;
    const waits = whole && at > 0 && length <= room.characters;
    if (at < room.blocks && fits) {
      taken.push(block);
      left = free - length;
      continue;
    }
    const isCut = at < room.blocks && !waits && free > 0;
    const parts: readonly [Block | undefined, Block | undefined] = isCut ? halves<Block>(block, free, room.blocks) : [undefined, block];
    const [first, second] = parts.map((part): Block[] => (part ? [part] : [])) as [Block[], Block[]];
    return { taken: [...taken, ...first], rest: [...second, ...blocks.slice(at + 1)] };
  }
  return { taken, rest: [] };
}

const linesOf = (block: TextBlock): number => ('items' in block ? block.items.length : 1);

/** A block as what fits and what is left of it. */
function halves<Block extends TextBlock>(block: Block, characters: number, lines: number): [Block | undefined, Block | undefined] {
  const of = (fields: object): Block => ({ ...block, ...fields });
  if (block.type === 'paragraph' || block.type === 'heading') {
    const [first, second] = splitRuns(block.runs, characters);
    return [of({ runs: first }), second.length > 0 ? of({ runs: second }) : undefined];
  }
  const isTasks = block.type === 'tasks';
  const items: readonly Line[] = isTasks ? block.items : block.items.map((runs) => ({ runs }));
  const lists = splitLines(items, characters, lines).map((some) =>
    some.length > 0 ? of({ items: isTasks ? some : some.map(({ runs }) => runs) }) : undefined,
  );
  return [lists[0], lists[1]];
}

interface Line {
  runs: readonly RichRun[];
}

function splitLines(items: readonly Line[], characters: number, lines: number): [Line[], Line[]] {
  const first: Line[] = [];
  let left = characters;
  for (const [at, item] of items.entries()) {
    const free = left - (at > 0 ? 1 : 0);
    const length = item.runs.reduce((sum, { text }) => sum + [...text].length, 0);
    if (at < lines && length <= free) {
      first.push(item);
      left = free - length;
      continue;
    }
    if (at >= lines || free <= 0) return [first, items.slice(at)];
    const [some, rest] = splitRuns(item.runs, free);
    return [
      [...first, { ...item, runs: some }],
      [...(rest.length > 0 ? [{ ...item, runs: rest }] : []), ...items.slice(at + 1)],
    ];
  }
  return [first, []];
}

/** Runs up to a number of characters, and those behind it; the space at which they part is left out. */
function splitRuns(runs: readonly RichRun[], max: number): [RichRun[], RichRun[]] {
  const beginning = [...runs.map(({ text }) => text.slice(0, 2 * (max + 1))).join('')].slice(0, max + 1);
  if (beginning.length <= max) return [[...runs], []];
  const space = beginning.findLastIndex((sign) => /\s/.test(sign));
  const at = space > max / 2 ? space : max;
  return [cutRuns(runs, 0, at), cutRuns(runs, at === space ? at + 1 : at)];
}

function cutRuns(runs: readonly RichRun[], from: number, to = Number.POSITIVE_INFINITY): RichRun[] {
  let at = 0;
  return runs.flatMap((run) => {
    const characters = [...run.text];
    const text = characters.slice(Math.max(0, from - at), Math.max(0, to - at)).join('');
    at += characters.length;
    return text === '' ? [] : [{ ...run, text }];
  });
}
