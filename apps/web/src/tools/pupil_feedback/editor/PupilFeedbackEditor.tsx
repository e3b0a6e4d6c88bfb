import { type FeedbackAssignmentItem, type PupilFeedbackLive, publicPathOf, type TextOverview } from '@murmel/contracts';
import { IconEye } from '@tabler/icons-react';
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
import { responsesPath, taskPath } from '../paths';
import { useTexts } from '../texts';
import classes from './editor.module.css';
import { TaskTab } from './TaskTab';
import { useAssignmentDraft } from './use-assignment-draft';

const ClassTab = lazy(() => import('../reading/ClassTab'));
const SingleText = lazy(() => import('../reading/SingleText'));

type Tab = 'task' | 'responses';

/** Header, the task in one tab, the texts of the class in the other, and the dialog that is open. */
export function PupilFeedbackEditor({ item }: { item: FeedbackAssignmentItem }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { responsePage, feedbackType } = useParams();
  const tab: Tab = useLocation().pathname.startsWith(responsesPath(item.id)) ? 'responses' : 'task';
  const dialogs = useItemDialogs(item);
  const draft = useAssignmentDraft(item);
  const mayChange = item.abilities.update === true;
  const reads = item.abilities.readResponses === true;
  const { overview, offline } = useOverview(item.id);
  const handedIn = overview?.rows.filter(({ versions }) => versions > 0).length;
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
                { value: 'responses', label: t('tabs.responses'), ...(handedIn !== undefined && { count: handedIn }) },
              ]}
              value={tab}
              onChange={(value) => void navigate(value === 'responses' ? responsesPath(item.id) : taskPath(item.id))}
            />
          )
        }
        menu={[
          {
            key: 'preview',
            label: t('preview'),
            icon: IconEye,
            onSelect: () => void window.open(publicPathOf('pupil_feedback', item.id), '_blank', 'noopener'),
          },
        ]}
      />
      <ConnectionBar away={offline} />
      <main id="main" tabIndex={-1} className={classes.main}>
        {tab === 'task' ? (
          <TaskTab item={item} draft={draft} mayChange={mayChange} />
        ) : (
          <Suspense fallback={<SkeletonGrid shape="lines" count={6} label={t('loading')} />}>
            {responsePage === undefined ? (
              <ClassTab item={item} overview={overview} />
            ) : (
              <SingleText item={item} page={responsePage} type={feedbackType} overview={overview} />
            )}
          </Suspense>
        )}
      </main>
      <OpenItemDialog item={item} dialogs={dialogs} />
    </>
  );
}

/** Returns who is where, live. */
function useOverview(id: string): { overview: TextOverview | undefined; offline: boolean } {
  const live = useLive<PupilFeedbackLive>(id);
  const { state, offline } = useLiveOrPolled(live, orpc.pupilFeedback.overview.queryOptions({ input: { id } }));
  return { overview: state?.audience === 'teacher' ? state : undefined, offline };
}
