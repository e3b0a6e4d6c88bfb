import { inReadingOrder, type TeachingCard } from '@murmel/documents';
import { memo } from 'react';
import '../../../core/boards/tints.css';
import { Background } from '../../../core/boards/Background';
import { useCardName } from '../board/card-name';
import { pageName } from '../board/page-name';
import { useTeachingBoard } from '../board/teaching-board-context';
import { useBoardTexts } from '../board/texts';
import { screenOf } from '../kinds/card-screens';
import { EnlargeButton } from './EnlargeButton';
import { isEnlargeable } from './enlargeable';
import classes from './public.module.css';
import { usePublicTexts } from './texts';
import type { ShownPageProps } from './WallPage';

/** A page on a phone: its cards one below the other, as they are read on the wall. */
export function StackedPage({ page, cards, onEnlarge }: ShownPageProps) {
  const t = usePublicTexts();
  const boardTexts = useBoardTexts();
  const { board, fileUrl } = useTeachingBoard();
  return (
    <div className={classes.stack} data-page={page.id}>
      <Background background={page.background ?? board.settings.background} fileUrl={fileUrl} />
      <h2 className="visually-hidden">{pageName(board.pages, page, boardTexts)}</h2>
      {inReadingOrder(cards).map((card) => (
        <StackedCard key={card.id} card={card} onEnlarge={onEnlarge} />
      ))}
      {cards.length === 0 && <p className={classes.empty}>{t('empty')}</p>}
    </div>
  );
}

/** A change of one card does not draw the others anew. */
const StackedCard = memo(function StackedCard({ card, onEnlarge }: { card: TeachingCard; onEnlarge: (card: string) => void }) {
  const { Face, Reading } = screenOf(card.kind);
  const name = useCardName(card);
  return (
    <section className={classes.card} aria-label={name} data-card={card.id} data-part data-kind={card.kind} data-tint={card.colour}>
      {(card.title !== '' || isEnlargeable(card)) && (
        <div className={classes.head}>
          {card.title !== '' && <h3 className={classes.cardTitle}>{card.title}</h3>}
          {isEnlargeable(card) && <EnlargeButton card={card} onEnlarge={onEnlarge} />}
        </div>
      )}
      {Reading ? (
        <Reading part={card} />
      ) : (
        <div className={classes.face}>
          <Face part={card} />
        </div>
      )}
    </section>
  );
});
