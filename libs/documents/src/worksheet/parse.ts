import { isTask, type TaskKind } from '@murmel/contracts';
import type { BoardData, Table } from '../board/board-data.js';
import { byOrderKey } from '../board/fractional-order.js';
import { memoize } from '../board/memoize.js';
import { isPartId } from '../board/part-ids.js';
import { readBlock, readSheetLook } from './read-parts.js';
import {
  type BlockOf,
  type KnownBlock,
  type Sheet,
  type SheetBlock,
  UNKNOWN_BLOCK,
  WORKSHEET_SETTINGS_ID,
  type WorksheetTable,
} from './schema.js';

const blocksIn = memoize((table: Table): readonly SheetBlock[] =>
  [...table]
    .flatMap(([id, fields]) => {
      const block = isPartId(id) ? readBlock(id, fields) : null;
      return block ? [block] : [];
    })
    .sort(byOrderKey),
);

/**
 * Parses a worksheet's data. Data that cannot come from this product is omitted or replaced by its default. Blocks keep their identity
 * while nothing in them changes.
 */
export const parseWorksheet: (data: BoardData<WorksheetTable>) => Sheet = memoize((data) => ({
  look: readSheetLook(WORKSHEET_SETTINGS_ID, data.settings.get(WORKSHEET_SETTINGS_ID)),
  blocks: blocksIn(data.blocks),
  block: (id) => {
    const fields = data.blocks.get(id);
    return (fields && isPartId(id) && readBlock(id, fields)) || undefined;
  },
  stored: (id) => data.blocks.get(id) ?? {},
}));

export function isKnownBlock(block: SheetBlock): block is KnownBlock {
  return block.kind !== UNKNOWN_BLOCK;
}

/** A block that pupils do something with. */
export type TaskBlock = { [K in TaskKind]: BlockOf<K> }[TaskKind];

export function isTaskBlock(block: SheetBlock): block is TaskBlock {
  return isTask(block.kind);
}

/** Returns the blocks that pupils work on, in the order of the sheet; the number of each is its place from 1. */
export function tasksOf({ blocks }: Pick<Sheet, 'blocks'>): TaskBlock[] {
  return blocks.filter(isTaskBlock);
}

const numbersOf = memoize(
  (blocks: readonly SheetBlock[]): ReadonlyMap<string, number> => new Map(tasksOf({ blocks }).map(({ id }, index) => [id, index + 1])),
);

/** The place of a block among the tasks, from 1; 0 for what is no task. */
export function taskNumberOf(blocks: readonly SheetBlock[], { id }: Pick<SheetBlock, 'id'>): number {
  return numbersOf(blocks).get(id) ?? 0;
}

/** The hints that belong to a task: those before the next task, also behind a text or a picture. */
export function hintsOf({ blocks }: Pick<Sheet, 'blocks'>, taskId: string): BlockOf<'Hint'>[] {
  const at = blocks.findIndex(({ id }) => id === taskId);
  const hints: BlockOf<'Hint'>[] = [];
  if (at < 0) return hints;
  for (const block of blocks.slice(at + 1)) {
    if (isTaskBlock(block)) break;
    if (block.kind === 'Hint') hints.push(block);
  }
  return hints;
}

/** The place of the task that a hint belongs to, from 1; 0 for a hint above all tasks, which reaches no pupil. */
export function hintedTaskNumber(blocks: readonly SheetBlock[], { id }: Pick<SheetBlock, 'id'>): number {
  const before = blocks.slice(
    0,
    Math.max(
      0,
      blocks.findIndex((block) => block.id === id),
    ),
  );
  const task = before.findLast(isTaskBlock);
  return task ? taskNumberOf(blocks, task) : 0;
}
