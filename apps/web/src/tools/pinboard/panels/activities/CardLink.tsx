import type { MouseEvent, ReactNode } from 'react';
import { usePinboard } from '../../board/pinboard-context';
import classes from './Activities.module.css';

/** Leads to a card, on pages with a router and without; a new tab works, too. */
export function CardLink({ card, children }: { card: string; children: ReactNode }) {
  const { showCard } = usePinboard();
  const board = location.pathname.replace(/\/activities\/?$/, '');
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    showCard(card);
  };
  return (
    <a className={classes.card} href={`${board}/cards/${card}`} onClick={follow}>
      {children}
    </a>
  );
}
