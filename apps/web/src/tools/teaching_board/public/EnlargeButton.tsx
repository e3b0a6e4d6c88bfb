import type { TeachingCard } from '@murmel/documents';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { useCardName } from '../board/card-name';
import classes from './public.module.css';
import { usePublicTexts } from './texts';

export function EnlargeButton({ card, onEnlarge }: { card: TeachingCard; onEnlarge: (card: string) => void }) {
  const t = usePublicTexts();
  const label = t('enlarge', { card: useCardName(card) });
  return (
    <button type="button" className={classes.enlarge} aria-label={label} title={label} onClick={() => onEnlarge(card.id)}>
      <IconArrowsMaximize size="55%" stroke={2} aria-hidden />
    </button>
  );
}
