import type { TeachingCard } from '@murmel/documents';
import { IconX } from '@tabler/icons-react';
import { Suspense } from 'react';
import { FullScreenDialog } from '../../../ui/overlays/FullScreenDialog';
import { screenOf } from '../kinds/card-screens';
import { nameOfCard } from './card-name';
import classes from './enlarged.module.css';
import { useBoardTexts } from './texts';

/** A card over the whole screen, for kinds that know how to be that large. */
export function EnlargedCard({ card, onClose }: { card: TeachingCard; onClose: () => void }) {
  const t = useBoardTexts();
  const { Enlarged } = screenOf(card.kind);
  if (!Enlarged) return null;
  return (
    <FullScreenDialog className={classes.screen} label={nameOfCard(card, t)} onClose={onClose}>
      <Suspense fallback={null}>
        <Enlarged part={card} />
      </Suspense>
      <button
        type="button"
        className={classes.close}
        aria-label={t('card.shrink')}
        title={t('card.shrink')}
        data-first-focus
        onClick={onClose}
      >
        <IconX size={26} stroke={2} aria-hidden />
      </button>
    </FullScreenDialog>
  );
}
