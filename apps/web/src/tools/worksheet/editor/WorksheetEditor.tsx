import { TOOLS, type Worksheet } from '@murmel/contracts';
import { useLocation } from 'react-router';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { ItemInTrash } from '../../../core/editor/ItemInTrash';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { BackButton } from '../../../core/live-document/BackButton';
import { DocumentClosed } from '../../../core/live-document/DocumentClosed';
import { LiveStatus } from '../../../core/live-document/LiveStatus';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { EditorScreen } from './EditorScreen';
import classes from './editor.module.css';
import { useOpenWorksheet } from './open/use-open-worksheet';
import { WorksheetProvider } from './open/WorksheetProvider';
import { useTexts } from './texts';

/** Waits for the live worksheet of an account, then shows it. */
export default function WorksheetEditor({ item }: { item: Worksheet }) {
  const t = useTexts();
  const open = useOpenWorksheet(item);
  const { session, view } = open ?? {};
  const onResponses = useLocation().pathname.startsWith(`${TOOLS.worksheet.route}/${item.id}/responses`);
  const dialogs = useItemDialogs(item);
  const ended = view?.facts.ended;
  if (open && view?.board && !ended) {
    return (
      <WorksheetProvider item={item} open={open} sheet={view.board}>
        <EditorScreen dialogs={dialogs} view={view} tab={onResponses && item.abilities.readResponses ? 'responses' : 'sheet'} />
      </WorksheetProvider>
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
            inTrash={<ItemInTrash itemId={item.id} level={2} home={<BackButton tool="worksheet" />} />}
            home={<BackButton tool="worksheet" />}
          />
        ) : (
          <div className={classes.waiting}>
            <SkeletonGrid shape="lines" count={6} label={t('loading')} />
          </div>
        )}
      </main>
    </div>
  );
}
