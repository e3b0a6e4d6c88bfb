import { type Item, PDF_KINDS } from '@murmel/contracts';
import { Suspense } from 'react';
import { lazyPage } from '../../platform/page/lazy-page';

const PublicPaper = lazyPage(() => import('./PublicPaper'), []);
const GO_ON_PAPER: readonly string[] = PDF_KINDS;

/** On pages of what others shared: whoever may read something takes it along on paper, where its tool has one. */
export function PaperLink({ item }: { item: Item }) {
  if (!item.abilities.read || !GO_ON_PAPER.includes(item.kind)) return null;
  return (
    <Suspense fallback={null}>
      <PublicPaper item={item} />
    </Suspense>
  );
}
