import 'virtual:murmel-contract/pinboards';
import type { PublicPageProps } from '../../core/sharing/ItemGate';
import { lazyPart } from '../../platform/page/lazy-part';
import { EditorHeader } from '../../ui/layout/EditorHeader';
import { Wordmark } from '../../ui/marbles/Wordmark';
import { BoardSkeleton } from './board/BoardSkeleton';
import classes from './board/page.module.css';

const GuestPinboard = lazyPart(() => import('./board/GuestPinboard'), 'now');

/** Page of a pinboard for visitors with the link. Title and empty lists show at once, the live board comes after them. */
export default function PublicPage(props: PublicPageProps) {
  const waiting = (
    <div className={classes.page} data-guest>
      <EditorHeader marble={<Wordmark size={26} markOnly />} title={<h1 className={classes.title}>{props.item.title}</h1>} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <BoardSkeleton />
      </main>
    </div>
  );
  return <GuestPinboard key={props.item.id} {...props} waiting={waiting} />;
}
