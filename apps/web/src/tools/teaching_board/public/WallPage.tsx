import type { TeachingCard, TeachingPage } from '@murmel/documents';
import { CardBox } from '../board/CardBox';
import { Page } from '../board/Page';
import { EnlargeButton } from './EnlargeButton';
import { isEnlargeable, isSmall } from './enlargeable';
import classes from './public.module.css';
import { usePublicTexts } from './texts';

export interface ShownPageProps {
  page: TeachingPage;
  cards: readonly TeachingCard[];
  onEnlarge: (card: string) => void;
}

/** A page as it is on the wall. */
export function WallPage({ page, cards, onEnlarge }: ShownPageProps) {
  const t = usePublicTexts();
  return (
    <Page
      page={page}
      cards={cards}
      renderCard={(card, layer) => (
        <CardBox card={card} layer={layer}>
          {isEnlargeable(card) && <EnlargeButton card={card} whole={isSmall(card)} onEnlarge={onEnlarge} />}
        </CardBox>
      )}
    >
      {cards.length === 0 && <p className={classes.empty}>{t('empty')}</p>}
    </Page>
  );
}
