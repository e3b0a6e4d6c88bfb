import type { FoundPersonalData, PersonalDataKind } from '@murmel/contracts';

/** A piece of a text; with a kind it is what was found. */
export interface MarkedSegment {
  text: string;
  kind?: PersonalDataKind;
}

/** A text in pieces, with what was found in it; what does not fit into the text, because it was changed since, is left out. */
export function markedSegments(text: string, found: readonly FoundPersonalData[]): MarkedSegment[] {
  const pieces: MarkedSegment[] = [];
  let end = 0;
  for (const { kind, from, to } of found) {
    if (from < end || to > text.length || to <= from) continue;
    if (from > end) pieces.push({ text: text.slice(end, from) });
    pieces.push({ text: text.slice(from, to), kind });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** Counts the distinct findings of each kind, the kinds in the order of their first occurrence. */
export function countsByKind(found: readonly FoundPersonalData[]): { kind: PersonalDataKind; count: number }[] {
  const texts = new Map<PersonalDataKind, Set<string>>();
  for (const { kind, text } of found) texts.set(kind, (texts.get(kind) ?? new Set()).add(text));
  return [...texts].map(([kind, { size: count }]) => ({ kind, count }));
}
