/** A passage by its place. */
export interface PassageKey {
  fileId: string;
  position: number;
}

/** Usual constant: first places count more, and none decides alone. */
const SMOOTHED = 60;

export const passageKey = ({ fileId, position }: PassageKey): string => `${fileId} ${position}`;

/** Several lists of the best ones as one (reciprocal rank fusion): what stands far in front in any of them, or in all of them, comes first. */
export function fuseRankings(lists: readonly (readonly PassageKey[])[], most: number): PassageKey[] {
  const found = new Map<string, { place: PassageKey; weight: number }>();
  for (const list of lists) {
    for (const [rank, place] of list.entries()) {
      const known = found.get(passageKey(place));
      found.set(passageKey(place), { place, weight: (known?.weight ?? 0) + 1 / (SMOOTHED + rank + 1) });
    }
  }
  return [...found.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ place }) => place);
}
