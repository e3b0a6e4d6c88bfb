import '../core/reviews/report/report-texts';
import type { Item } from '@murmel/contracts';
import { Suspense } from 'react';
import { PdfLink } from '../core/exports/PdfLink';
import ReportLink from '../core/reviews/report/ReportLink';
import { useItemMetadata } from '../platform/live/use-item-metadata';
import { lazyPage } from '../platform/page/lazy-page';

/** Guests copy nothing: only who may, or what is a copy, loads it. */
const PublicRemix = lazyPage(() => import('../core/remixes/PublicRemix'), ['remixes']);

/** Origin of the item, links to copy, download and print it, and the link to report a problem. */
export default function FootLinks({ item }: { item: Item }) {
  // A removed item cannot be exported.
  const { refused } = useItemMetadata(item.id);
  if (refused !== undefined) return null;
  return (
    <>
      {(item.remixed || item.abilities.remix) && (
        <Suspense fallback={null}>
          <PublicRemix item={item} />
        </Suspense>
      )}
      <PdfLink item={item} />
      {item.abilities.report && <ReportLink item={item} />}
    </>
  );
}
