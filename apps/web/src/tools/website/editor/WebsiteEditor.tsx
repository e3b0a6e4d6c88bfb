import type { WebsiteItem } from '@murmel/contracts';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { ItemInTrash } from '../../../core/editor/ItemInTrash';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import { BackButton } from '../../../core/live-document/BackButton';
import { DocumentClosed } from '../../../core/live-document/DocumentClosed';
import { LiveStatus } from '../../../core/live-document/LiveStatus';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { EditorScreen } from './EditorScreen';
import classes from './editor.module.css';
import { useOpenWebsite } from './open/use-open-website';
import { WebsiteProvider } from './open/WebsiteProvider';
import { ReaderScreen } from './ReaderScreen';
import { useTexts } from './texts';

/** Website of an account: a user who may write in it gets its draft, a reader the published state. */
export default function WebsiteEditor({ item }: { item: WebsiteItem }) {
  return item.abilities.update ? <DraftEditor item={item} /> : <ReaderScreen item={item} />;
}

function DraftEditor({ item }: { item: WebsiteItem }) {
  const t = useTexts();
  const open = useOpenWebsite(item);
  const { session, view } = open ?? {};
  const dialogs = useItemDialogs(item);
  const ended = view?.facts.ended;
  if (open && view?.board && view.actor.trusted && !ended) {
    return (
      <WebsiteProvider item={item} open={open} site={view.board}>
        <EditorScreen dialogs={dialogs} view={view} />
      </WebsiteProvider>
    );
  }
  return (
    <div className={classes.editor}>
      <ItemHeader item={item} dialogs={dialogs} passing status={view && <LiveStatus state={view.state} />} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {session && ended ? (
          <DocumentClosed
            itemId={item.id}
            ended={ended}
            retry={() => session.retry()}
            inTrash={<ItemInTrash itemId={item.id} level={2} home={<BackButton tool="website" />} />}
            home={<BackButton tool="website" />}
          />
        ) : (
          <div className={classes.waiting}>
            <SkeletonGrid shape="lines" count={6} label={t('loading')} />
          </div>
        )}
      </main>
      <OpenItemDialog item={item} dialogs={dialogs} />
    </div>
  );
}
