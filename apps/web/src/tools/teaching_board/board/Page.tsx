import { inReadingOrder, type TeachingCard, type TeachingPage } from '@murmel/documents';
import { Fragment, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Background } from '../../../core/boards/Background';
import { CardBox, elementIdOf } from './CardBox';
import classes from './page.module.css';
import { useTeachingBoard } from './teaching-board-context';
import { useBoardTexts } from './texts';

interface PageProps {
  page: TeachingPage;
  /** from the bottom of the pile to its top */
  cards: readonly TeachingCard[];
  /** draws a card in place of the plain one; `layer` is its place in the pile */
  renderCard?: (card: TeachingCard, layer: number) => ReactNode;
  surface?: Ref<HTMLDivElement>;
  /** lies on a screen that shows the page itself, too: has no ids of its own */
  copy?: boolean;
  /** lies on the surface, above the cards */
  children?: ReactNode;
}

/**
 * One page: its background fills the parent, its surface is as large as fits into `--page-inset`, always 16 to 9, so that
 * cards have the same places on every screen. Needs `key={page.id}`.
 */
export function Page({ page, cards, renderCard, surface, copy = false, children }: PageProps) {
  const t = useBoardTexts();
  const { board, fileUrl } = useTeachingBoard();
  const drawn = renderCard ?? ((card: TeachingCard, layer: number) => <CardBox card={card} layer={layer} copy={copy} />);
  const steady = useSteadyOrder(cards);
  const layerOf = new Map(cards.map(({ id }, layer) => [id, layer]));
  // Screen readers follow the places on the page, not the order in which the elements came.
  const owned = inReadingOrder(cards)
    .map(({ id }) => elementIdOf(id))
    .join(' ');
  return (
    <div className={classes.page}>
      <Background background={page.background ?? board.settings.background} fileUrl={fileUrl} />
      <div className={classes.room}>
        <div
          ref={surface}
          className={classes.surface}
          role="group"
          aria-label={page.name || t('page.cards')}
          {...(owned && !copy && { 'aria-owns': owned })}
        >
          {steady.map((card) => (
            <Fragment key={card.id}>{drawn(card, layerOf.get(card.id) ?? 0)}</Fragment>
          ))}
          {children}
        </div>
      </div>
    </div>
  );
}

/**
 * Returns the cards in the order of their elements in the DOM: in reading order at the time of opening, with new ones behind. The order is
 * kept when cards are moved, because a video restarts when its element is moved in the DOM.
 */
function useSteadyOrder(cards: readonly TeachingCard[]): readonly TeachingCard[] {
  const known = useRef<readonly string[]>([]);
  const read = inReadingOrder(cards);
  const rank = new Map(known.current.map((id, index) => [id, index]));
  const rankOf = ({ id }: TeachingCard): number => rank.get(id) ?? Infinity;
  const steady = read.toSorted((left, right) => (rankOf(left) === rankOf(right) ? 0 : rankOf(left) - rankOf(right)));
  useEffect(() => {
    known.current = steady.map(({ id }) => id);
  });
  return steady;
}
