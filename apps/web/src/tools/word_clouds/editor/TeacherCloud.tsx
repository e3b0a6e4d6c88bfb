import type { CloudState, WordCloud } from '@murmel/contracts';
import { lazy, Suspense } from 'react';
import { useWallView } from '../../../core/editor/use-wall-view';
import { useOnline } from '../../../platform/connection/online';
import { useLive } from '../../../platform/live/use-live';
import { PrintedCloud } from '../cloud/PrintedCloud';
import { useQuestion } from '../question';
import { CloudEditor } from './CloudEditor';
import { useCloudSettings } from './use-cloud-settings';

const WallView = lazy(() => import('../wall/WallView'));

/** Word cloud of an account: the editor, and over it the projection for the class. */
export function TeacherCloud({ item }: { item: WordCloud }) {
  const online = useOnline();
  const { state, people = 0, connection } = useLive<CloudState>(item.id);
  const away = !online || connection === 'offline';
  const settings = useCloudSettings(item, state?.open, away);
  const wall = useWallView();
  const question = useQuestion(item);
  const others = people - 1;
  return (
    <>
      <CloudEditor
        item={item}
        state={state}
        others={others}
        away={away}
        settings={settings}
        onWall={wall.show}
        still={wall.shown && state !== undefined}
      />
      <Suspense fallback={null}>
        {wall.shown && state && <WallView item={item} state={state} others={others} settings={settings} onClose={wall.close} />}
      </Suspense>
      {state && <PrintedCloud question={question} state={state} />}
    </>
  );
}
