import 'virtual:murmel-contract/teachingBoards';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { lazyPart } from '../../platform/page/lazy-part';
import { BoardSkeleton } from './public/BoardSkeleton';
import { GuestFrame } from './public/GuestFrame';

const GuestTeachingBoard = lazyPart(() => import('./public/GuestTeachingBoard'), 'now');

/** Page of a teaching board for visitors with the link. Title and grey cards show at once, the live board comes after them. */
export default function PublicPage(props: PublicPageProps) {
  const waiting = (
    <GuestFrame item={props.item}>
      <BoardSkeleton />
    </GuestFrame>
  );
  return <GuestTeachingBoard key={props.item.id} {...props} waiting={waiting} />;
}
