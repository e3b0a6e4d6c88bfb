import { type Item, PDF_KINDS } from '@murmel/contracts';
import { Suspense } from 'react';
import { lazyPage } from '../../platform/page/lazy-page';

const PublicPdfDialog = lazyPage(() => import('./PublicPdfDialog'), []);
const GO_ON_PAPER: readonly string[] = PDF_KINDS;

/** PDF link on pages of shared items: readers of an item may export it, where its tool supports it. */
export function PdfLink({ item }: { item: Item }) {
  if (!item.abilities.read || !GO_ON_PAPER.includes(item.kind)) return null;
  return (
    <Suspense fallback={null}>
      <PublicPdfDialog item={item} />
    </Suspense>
  );
}
