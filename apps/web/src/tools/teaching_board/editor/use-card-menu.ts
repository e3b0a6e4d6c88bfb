import { useCallback, useRef, useState } from 'react';
import type { Cards, MenuPoint } from './editor-context';

/** The menu itself, or one of the choices that it leads to. */
export type MenuLevel = 'all' | 'move' | 'align' | 'page' | 'colour';

export interface OpenMenu {
  cards: Cards;
  at: MenuPoint;
  level: MenuLevel;
  /** grows with every menu that is opened */
  opening: number;
}

/** Holds the open context menu of cards, and its position. */
export function useCardMenu() {
  const [menu, setMenu] = useState<OpenMenu>();
  const openings = useRef(0);
  const show = useCallback((cards: Cards, at: MenuPoint, level: MenuLevel): void => {
    openings.current += 1;
    setMenu({ cards, at, level, opening: openings.current });
  }, []);
  const open = useCallback((cards: Cards, at: MenuPoint) => show(cards, at, 'all'), [show]);
  const close = useCallback(() => setMenu(undefined), []);
  const go = useCallback((level: MenuLevel) => menu && show(menu.cards, menu.at, level), [menu, show]);
  return { menu, open, close, go };
}
