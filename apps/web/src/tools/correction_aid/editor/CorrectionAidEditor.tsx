import type { CorrectionItem, CorrectionLive, CorrectionOverview } from '@murmel/contracts';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import { orpc } from '../../../platform/api/queries';
import { ConnectionBar } from '../../../platform/connection/ConnectionBar';
import { useLive } from '../../../platform/live/use-live';
import { useLiveOrPolled } from '../../../platform/live/use-live-or-polled';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { StatusLine } from '../../../ui/status/StatusLine';
import { resultsPath, taskPath } from '../paths';
import { useTexts } from '../texts';
import classes from './editor.module.css';
import { TaskTab } from './TaskTab';
import { useCorrectionDraft } from './use-correction-draft';

const ResultsTab = lazy(() => import('../results/ResultsTab'));
const SingleResult = lazy(() => import('../results/SingleResult'));

type Tab = 'task' | 'results';

/** Header, the task in one tab, the texts in the other, and the dialog that is open. */
export function CorrectionAidEditor({ item }: { item: CorrectionItem }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { resultPlace } = useParams();
  const tab: Tab = useLocation().pathname.startsWith(resultsPath(item.id)) ? 'results' : 'task';
  const dialogs = useItemDialogs(item);
  const draft = useCorrectionDraft(item);
  const mayChange = item.abilities.update === true;
  const reads = item.abilities.readResponses === true;
  const { overview, offline } = useOverview(item.id);
  return (
    <>
      <ItemHeader
        item={item}
        dialogs={dialogs}
        status={mayChange && tab === 'task' && <StatusLine state={draft.status} text={t(`status.${draft.status}`)} />}
        tabs={
          reads && (
            <PillTabs<Tab>
              label={t('tabs.label')}
              options={[
                { value: 'task', label: t('tabs.task') },
                { value: 'results', label: t('tabs.results'), ...(overview && { count: overview.rows.length }) },
              ]}
              value={tab}
              onChange={(value) => void navigate(value === 'results' ? resultsPath(item.id) : taskPath(item.id))}
            />
          )
        }
      />
      <ConnectionBar away={offline} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {tab === 'task' ? (
          <TaskTab item={item} draft={draft} mayChange={mayChange} />
        ) : (
          <Suspense fallback={<SkeletonGrid shape="lines" count={6} label={t('loading')} />}>
            {resultPlace === undefined ? (
              <ResultsTab item={item} overview={overview} />
            ) : (
              <SingleResult item={item} at={resultPlace} overview={overview} />
            )}
          </Suspense>
        )}
      </main>
      <OpenItemDialog item={item} dialogs={dialogs} />
    </>
  );
}

/** Returns how far each text is, live. */
function useOverview(id: string): { overview: CorrectionOverview | undefined; offline: boolean } {
  const live = useLive<CorrectionLive>(id);
  const { state, offline } = useLiveOrPolled(live, orpc.aiFeedbacks.overview.queryOptions({ input: { id } }));
  return { overview: state?.audience === 'teacher' ? state : undefined, offline };
}
