import { type DraftOption, sameText } from '../draft-question';
import { mergeValue, type Sides } from './merge-value';

export interface MergedOptions {
  base: readonly DraftOption[];
  mine: readonly DraftOption[];
  /** ids of those that were written differently at both sides */
  conflicts: readonly string[];
}

/**
 * Two lists that began as one. What one side added or took away happens at the other; an option that one side wrote and the other
 * took away stays. The order is mine if I changed it.
 */
export function mergeOptions(sides: Sides<readonly DraftOption[]>): MergedOptions {
  const { base, mine, theirs, sent } = sides;
  const mineAfter = new Map<string, string>();
  const baseAfter = new Map<string, string>();
  const conflicts: string[] = [];
  for (const { id, text: now } of theirs) {
    const own = textIn(mine, id);
    const sentTexts = sent.flatMap((list) => textIn(list, id) ?? []);
    // A sent option that now exists was created by me.
    const was = textIn(base, id) ?? (sentTexts.length > 0 ? '' : undefined);
    baseAfter.set(id, now);
    if (own === undefined) {
      const asITookItAway = was !== undefined && [was, ...sentTexts].some((text) => sameText(text, now));
      if (!asITookItAway) mineAfter.set(id, now);
      continue;
    }
    const outcome = mergeValue({ base: was ?? '', mine: own, theirs: now, sent: sentTexts }, sameText);
    mineAfter.set(id, outcome === 'theirs' ? now : own);
    if (outcome !== 'conflict') continue;
    conflicts.push(id);
    baseAfter.set(id, was ?? '');
  }
  for (const { id, text } of mine) {
    if (textIn(theirs, id) !== undefined) continue;
    const was = textIn(base, id);
    if (was === undefined || !sameText(was, text)) mineAfter.set(id, text);
  }
  const [frame, other] = isReordered(base, mine) ? [mine, theirs] : [theirs, mine];
  return {
    base: theirs.map(({ id }) => ({ id, text: baseAfter.get(id)! })),
    mine: woven(idsOf(frame), idsOf(other)).flatMap((id) => {
      const text = mineAfter.get(id);
      return text === undefined ? [] : [{ id, text }];
    }),
    conflicts,
  };
}

function textIn(options: readonly DraftOption[], id: string): string | undefined {
  return options.find((option) => option.id === id)?.text;
}

const idsOf = (options: readonly DraftOption[]): string[] => options.map(({ id }) => id);

/** True if the options contained in both have a different order. */
function isReordered(before: readonly DraftOption[], after: readonly DraftOption[]): boolean {
  const [some, others] = [idsOf(before), idsOf(after)];
  const stayed = some.filter((id) => others.includes(id));
  return others.filter((id) => some.includes(id)).some((id, index) => id !== stayed[index]);
}

/** The order of the frame; what only the other has stands behind the one that it follows there. */
function woven(frame: readonly string[], other: readonly string[]): string[] {
  const order = [...frame];
  other.forEach((id, index) => {
    if (order.includes(id)) return;
    const before = other[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}
