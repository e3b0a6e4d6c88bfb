import type { CardContents } from '@murmel/contracts';
import { LIMITS, type NamedEntry } from '@murmel/contracts';
import type { RandomIndex } from '../../board/random-index.js';

/** Returns the entries that can still be drawn. */
export function leftInLottery({ repeat, drawn }: CardContents['lottery'], entries: readonly NamedEntry[]): readonly NamedEntry[] {
  if (repeat) return entries;
  const gone = new Set(drawn.map(({ id }) => id));
  return entries.filter(({ id }) => !gone.has(id));
}

/** Draws one name. @returns undefined when all were drawn */
export function drawnName(
  content: CardContents['lottery'],
  entries: readonly NamedEntry[],
  random: RandomIndex,
): Pick<CardContents['lottery'], 'current' | 'drawn' | 'draws'> | undefined {
  const left = leftInLottery(content, entries);
  const current = left.length > 0 ? left[random(left.length)] : undefined;
  if (!current) return undefined;
  const drawn = content.drawn.some(({ id }) => id === current.id)
    ? content.drawn
    : [...content.drawn, current].slice(-LIMITS.teachingBoard.namesMax);
  return { current, drawn, draws: content.draws + 1 };
}
