/** A passage by its place. */
export interface Place {
  fileId: string;
  position: number;
}

/** Usual constant: first places count more, and none decides alone. */
const SMOOTHED = 60;

export const placeKey = ({ fileId, position }: Place): string => `${fileId} ${position}`;

/** Several lists of the best ones as one (reciprocal rank fusion): what stands far in front in any of them, or in all of them, comes first. */
export function fused(lists: readonly (readonly Place[])[], most: number): Place[] {
  const found = new Map<string, { place: Place; weight: number }>();
  for (const list of lists) {
    for (const [rank, place] of list.entries()) {
      const known = found.get(placeKey(place));
      found.set(placeKey(place), { place, weight: (known?.weight ?? 0) + 1 / (SMOOTHED + rank + 1) });
    }
  }
  return [...found.values()]
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ place }) => place);
}
