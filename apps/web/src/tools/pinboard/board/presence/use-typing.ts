import { useRef, useSyncExternalStore } from 'react';
import type { OtherPerson } from '../../../../platform/boards/board-session';
import type { PinboardSession } from '../pinboard-context';
import { type BoardTexts, useBoardTexts } from '../texts';

const NO_TYPISTS: ReadonlyMap<string, string> = new Map();

/**
 * Returns who types where: "Lotta schreibt …" by card, and by list for a new card. The same object until typing begins or stops: cursors
 * move far more often.
 */
export function useTyping(session: PinboardSession): ReadonlyMap<string, string> {
  const t = useBoardTexts();
  const known = useRef(NO_TYPISTS);
  return useSyncExternalStore(session.subscribeToOthers, () => {
    const typing = typingOf(session.others(), t);
    if (!sameEntries(known.current, typing)) known.current = typing;
    return known.current;
  });
}

function typingOf(others: readonly OtherPerson[], t: BoardTexts): ReadonlyMap<string, string> {
  const names = new Map<string, Set<string>>();
  for (const { person, cursor } of others) {
    const place = cursor?.typing ? (cursor.card ?? cursor.list) : undefined;
    if (place) names.set(place, (names.get(place) ?? new Set()).add(person.name));
  }
  if (names.size === 0) return NO_TYPISTS;
  return new Map(
    [...names].map(([place, people]) => [place, t('typing', { count: people.size, names: [...people].slice(0, 2).join(', ') })]),
  );
}

function sameEntries(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): boolean {
  return before.size === after.size && [...after].every(([key, value]) => before.get(key) === value);
}
