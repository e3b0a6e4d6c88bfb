import '../core/reviews/report/report-texts';
import type { Item } from '@murmel/contracts';
import PublicRemix from '../core/remixes/PublicRemix';
import ReportLink from '../core/reviews/report/ReportLink';

/** Where something comes from, the way into one's own storage, and the way to say that something is wrong. */
export default function FootLinks({ item }: { item: Item }) {
  return (
    <>
      {(item.remixed || item.abilities.remix) && <PublicRemix item={item} />}
      {item.abilities.report && <ReportLink item={item} />}
    </>
  );
}
