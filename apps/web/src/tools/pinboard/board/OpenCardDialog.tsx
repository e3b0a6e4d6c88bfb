import { lazy, Suspense } from 'react';
import { usePinboard } from './pinboard-context';

const CardDialog = lazy(() => import('../card/CardDialog'));

/** The card at whose address one is, over the board. */
export function OpenCardDialog() {
  const { openCard } = usePinboard();
  return <Suspense fallback={null}>{openCard && <CardDialog />}</Suspense>;
}
