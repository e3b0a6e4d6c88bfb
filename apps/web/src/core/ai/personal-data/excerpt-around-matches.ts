import type { FoundPersonalData } from '@murmel/contracts';

/** Letters that are shown as they are; what is longer has files in it. */
const WHOLE = 6500;
/** Letters before and behind what was found, and how many places are shown. */
const AROUND = 80;
const PLACES = 30;
const GAP = ' … ';

interface Excerpt {
  text: string;
  found: readonly FoundPersonalData[];
}

/** A long text cut down to what stands around the first places that were found in it. */
export function excerptAroundMatches({ text, found }: Excerpt): Excerpt {
  if (text.length <= WHOLE) return { text, found };
  let [shown, until] = ['', 0];
  const moved: FoundPersonalData[] = [];
  for (const one of found.slice(0, PLACES)) {
    const from = Math.max(until, one.from - AROUND);
    if (from > until) shown += GAP;
    const start = shown.length - from;
    const to = Math.min(text.length, one.to + AROUND);
    shown += text.slice(from, to);
    moved.push({ ...one, from: one.from + start, to: one.to + start });
    until = to;
  }
  return { text: until < text.length ? `${shown}${GAP}`.trim() : shown.trim(), found: shiftedBy(moved, shown) };
}

/** The gap at the beginning goes. */
function shiftedBy(found: readonly FoundPersonalData[], shown: string): FoundPersonalData[] {
  const cut = shown.length - shown.trimStart().length;
  return found.map((one) => ({ ...one, from: one.from - cut, to: one.to - cut }));
}
