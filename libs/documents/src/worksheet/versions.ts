import { SHEET_VERSIONS, type SheetVersion } from '@murmel/contracts';
import { shuffled } from '../board/random-index.js';
import { isTaskBlock } from './parse.js';
import type { BlockOf, SheetBlock } from './schema.js';

/** Orders that are tried until one is like no other version; of two tasks there are only two. */
const TRIES = 24;

/**
 * Returns the blocks of a sheet in one of its versions; the result is deterministic. Tasks are shuffled within one run of consecutive
 * tasks, each with its hints. The block between two runs (a text, a picture) therefore keeps its tasks, and the pages keep their length.
 * Options are shuffled, too.
 * @param seed tells two sheets apart
 */
export function inVersion(blocks: readonly SheetBlock[], version: SheetVersion | null, seed: string): SheetBlock[] {
  const at = version === null ? 0 : SHEET_VERSIONS.indexOf(version);
  return at === 0 ? [...blocks] : runsOf(blocks).flatMap((run) => ('block' in run ? [run.block] : inOrder(run.tasks, at, seed)));
}

/** Tasks of one width that stand one after the other on a page, each with what belongs to it, or a block of another kind. */
type Run = { block: SheetBlock } | { tasks: SheetBlock[][] };

function runsOf(blocks: readonly SheetBlock[]): Run[] {
  const runs: Run[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    const open = last && 'tasks' in last ? last : undefined;
    const hinted = block.kind === 'Hint' ? runs.findLast((run) => 'tasks' in run) : undefined;
    if (hinted) hinted.tasks.at(-1)!.push(block);
    else if (!isTaskBlock(block)) runs.push({ block });
    else if (open && !block.newPage && open.tasks[0]![0]!.width === block.width) open.tasks.push([block]);
    else runs.push({ tasks: [[block]] });
  }
  return runs;
}

/** A page that begins somewhere begins there in each version. */
function inOrder(tasks: readonly SheetBlock[][], at: number, seed: string): SheetBlock[] {
  const newPage = tasks[0]![0]!.newPage;
  const name = `${seed} ${tasks[0]![0]!.id}`;
  return orderOf(tasks, at, name).flatMap(([task, ...hints], place) => [
    { ...withOptions(task!, at, seed), newPage: place === 0 && newPage },
    ...hints,
  ]);
}

function withOptions(task: SheetBlock, at: number, seed: string): SheetBlock {
  const options = optionsOf(task);
  if (options.length < 2) return task;
  return { ...task, content: { ...task.content, options: orderOf(options, at, `${seed} ${task.id}`) } } as SheetBlock;
}

const optionsOf = (block: SheetBlock): BlockOf<'SingleChoice'>['content']['options'] =>
  block.kind === 'SingleChoice' || block.kind === 'MultipleChoice' ? block.content.options : [];

/** The order of a version: none of those before it where there is one more. */
function orderOf<E>(entries: readonly E[], at: number, seed: string): E[] {
  const orders: E[][] = [[...entries]];
  for (let version = 1; version <= at; version += 1) {
    const random = randomOf(`${seed} ${version}`);
    let order = shuffled(entries, random);
    for (let tried = 1; tried < TRIES && orders.some((one) => isSame(one, order)); tried += 1) order = shuffled(entries, random);
    orders.push(order);
  }
  return orders[at]!;
}

const isSame = (left: readonly unknown[], right: readonly unknown[]): boolean => left.every((one, index) => one === right[index]);

/** Chance that a text decides (FNV-1a for the beginning, then mulberry32). */
function randomOf(seed: string): (count: number) => number {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ sign.codePointAt(0)!, 0x01000193);
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  };
}
