import type { TeachingCard } from '@murmel/documents';
import { Suspense } from 'react';
import { Drawer } from '../../../../ui/overlays/Drawer';
import { SkeletonGrid } from '../../../../ui/status/SkeletonGrid';
import { nameOfCard } from '../../board/card-name';
import { useBoardTexts } from '../../board/texts';
import { screenOf } from '../../kinds/card-screens';
import { useTexts } from '../texts';

/** Edits a card's settings, beside the page. */
export function CardSettings({ card, onClose }: { card: TeachingCard; onClose: () => void }) {
  const t = useTexts();
  const boardTexts = useBoardTexts();
  const { Settings } = screenOf(card.kind);
  if (!Settings) return null;
  return (
    <Drawer opened onClose={onClose} title={nameOfCard(card, boardTexts)} closeLabel={t('close')}>
      <Suspense fallback={<SkeletonGrid shape="lines" count={4} label={t('loading')} />}>
        <Settings part={card} close={onClose} />
      </Suspense>
    </Drawer>
  );
}
