import '../core/reviews/report/report-texts';
import type { Item } from '@murmel/contracts';
import { Suspense } from 'react';
import { PaperLink } from '../core/exports/PaperLink';
import ReportLink from '../core/reviews/report/ReportLink';
import { useItemHead } from '../platform/live/use-item-head';
import { lazyPage } from '../platform/page/lazy-page';

/** Guests copy nothing: only who may, or what is a copy, loads it. */
const PublicRemix = lazyPage(() => import('../core/remixes/PublicRemix'), ['remixes']);

/** Where something comes from, the ways into one's own storage and onto paper, and the way to say that something is wrong. */
export default function FootLinks({ item }: { item: Item }) {
  // What was taken away meanwhile is nothing to take along.
  const { refused } = useItemHead(item.id);
  if (refused !== undefined) return null;
  return (
    <>
      {(item.remixed || item.abilities.remix) && (
        <Suspense fallback={null}>
          <PublicRemix item={item} />
        </Suspense>
      )}
      <PaperLink item={item} />
      {item.abilities.report && <ReportLink item={item} />}
    </>
  );
}
