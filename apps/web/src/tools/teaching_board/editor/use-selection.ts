import type { TeachingCard } from '@murmel/documents';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Cards } from './editor-context';

const NO_CARDS: Cards = new Set();

/** Holds the selected cards of this page, without deleted ones. */
export function useSelection(cards: readonly TeachingCard[]) {
  const [chosen, choose] = useState<Cards>(NO_CARDS);
  /** several are gathered by keyboard: going on to another card does not give up the ones before */
  const gathering = useRef(false);
  const selection = useMemo<Cards>(() => {
    const there = cards.filter(({ id }) => chosen.has(id));
    return there.length === chosen.size ? chosen : new Set(there.map(({ id }) => id));
  }, [cards, chosen]);

  const select = useCallback((ids: Cards): void => {
    gathering.current = false;
    choose((before) => (before.size === 0 && ids.size === 0 ? before : ids));
  }, []);
  const focused = useCallback((card: string): void => {
    // The focus also comes back to one of several, when a menu closes.
    if (!gathering.current) choose((before) => (before.has(card) ? before : new Set([card])));
  }, []);
  const gather = (card: string): void => {
    const next = new Set(selection);
    // The first one is selected because the keyboard came to it.
    if (gathering.current && !next.delete(card)) next.add(card);
    gathering.current = true;
    choose(next);
  };
  return { selection, select, focused, gather };
}
