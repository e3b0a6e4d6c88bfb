import type { CardKind, Json } from '@murmel/contracts';
import type { CardContents, CardOf } from '@murmel/documents';
import { type ComponentType, useCallback } from 'react';
import type { Done } from '../../../platform/boards/board-session';
import type { Icon } from '../../../ui/icon';
import { useTeachingBoard } from '../board/teaching-board-context';

export interface CardProps<K extends CardKind> {
  card: CardOf<K>;
}

/**
 * How one kind of card looks and is used. Everything on a card is measured in `em`: on a page 1em is one cell of the
 * grid, in the stacked view of phones 1em is chosen so that 1em text is easy to read.
 */
export interface CardScreen<K extends CardKind> {
  icon: Icon;
  /** What is on the card, below its title; fills the width and height that are left. For teachers and guests. */
  Face: ComponentType<CardProps<K>>;
  /** Buttons in the dark bar below the selected card, left of what every card has. Only for whoever may change it. */
  Bar?: ComponentType<CardProps<K>>;
  /** What else can be set, in a panel that the bar's menu opens. Loaded when it is opened. */
  Settings?: ComponentType<CardProps<K> & { close(): void }>;
  /** Begins to change the card in its place: Enter on the selected card, "Bearbeiten" in its menu, and a new card at once. */
  edit?(card: string): void;
  /** A new card is of no use before something was set: its settings open at once. */
  asksFirst?: true;
  /** Fills the screen after "Vergrößern". */
  Enlarged?: ComponentType<CardProps<K>>;
  /** In the stacked view of phones, where a card is as wide as the screen and as high as it needs to be; without it the face is shown. */
  Reading?: ComponentType<CardProps<K>>;
}

/** Changes fields of a card's kind, e.g. `change({ light: 'red' })`; resolves when it is done or was refused (which was said then). */
export function useChange<K extends CardKind>(card: CardOf<K>): (content: Partial<CardContents[K]>) => Promise<Done> {
  const { run } = useTeachingBoard();
  const { id } = card;
  return useCallback((content) => run('changeCard', { card: id, content: content as Record<string, Json> }), [run, id]);
}
