import type { BoardText, TaskLine } from '@murmel/contracts';

/** Position of a line with a checkbox in its text. */
export interface TaskPosition {
  block: number;
  item: number;
}

/** All lines of a text that can be ticked, from top to bottom: the first one is number 1. */
export function taskPositions(text: BoardText | null): TaskPosition[] {
  return (text ?? []).flatMap((entry, block) => (entry.type === 'tasks' ? entry.items.map((_line, item) => ({ block, item })) : []));
}

export function taskAt(text: BoardText | null, { block, item }: TaskPosition): TaskLine | undefined {
  const entry = text?.[block];
  return entry?.type === 'tasks' ? entry.items[item] : undefined;
}

/**
 * Ticks a line in the newest text, which may have changed since it was shown: the line is found by its words.
 * @param seen the text in which the user chose the line
 * @returns undefined when the line is not there any more, or is as wanted already
 */
export function ticked(newest: BoardText | null, seen: BoardText | null, chosen: TaskPosition, done: boolean): BoardText | undefined {
  const wanted = taskAt(seen, chosen);
  const place = wanted && placeOf(newest, wanted, chosen);
  const line = place && taskAt(newest, place);
  if (!newest || !line || (line.done === true) === done) return undefined;
  return newest.map((entry, block) =>
    block === place.block && entry.type === 'tasks'
      ? {
          ...entry,
          items: entry.items.map((other, item) =>
            item === place.item ? { runs: other.runs, ...(done ? { done: true as const } : {}) } : other,
          ),
        }
      : entry,
  );
}

/** Returns the same place if its words are unchanged there, else the only other place with these words. */
function placeOf(text: BoardText | null, line: TaskLine, before: TaskPosition): TaskPosition | undefined {
  const same = (place: TaskPosition): boolean => wordsOf(taskAt(text, place)) === wordsOf(line);
  if (same(before)) return before;
  const found = taskPositions(text).filter(same);
  return found.length === 1 ? found[0] : undefined;
}

function wordsOf(line: TaskLine | undefined): string | undefined {
  return line?.runs.map(({ text }) => text).join('');
}
