import type { TeachingCard } from '@murmel/documents';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { useCardName } from '../board/card-name';
import classes from './public.module.css';
import { usePublicTexts } from './texts';

interface EnlargeButtonProps {
  card: TeachingCard;
  /** lies over the whole card, because beside the button nothing of it would be left */
  whole?: boolean;
  onEnlarge: (card: string) => void;
}

export function EnlargeButton({ card, whole = false, onEnlarge }: EnlargeButtonProps) {
  const t = usePublicTexts();
  const label = t('enlarge', { card: useCardName(card) });
  return (
    <button
      type="button"
      className={classes.enlarge}
      data-whole={whole || undefined}
      aria-label={label}
      title={label}
      onClick={() => onEnlarge(card.id)}
    >
      <IconArrowsMaximize {...(whole ? {} : { size: '55%' })} stroke={2} aria-hidden />
    </button>
  );
}
