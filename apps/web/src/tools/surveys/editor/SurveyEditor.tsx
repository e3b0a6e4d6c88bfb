import type { SurveyResults, TeacherResults } from '@murmel/contracts';
import { publicPathOf, type Survey, TOOLS } from '@murmel/contracts';
import { IconEye } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ItemHeader } from '../../../core/editor/ItemHeader';
import { useItemDialogs } from '../../../core/editor/item-dialogs';
import { OpenItemDialog } from '../../../core/editor/OpenItemDialog';
import { useWallView } from '../../../core/editor/use-wall-view';
import { orpc } from '../../../platform/api/queries';
import { ConnectionBar } from '../../../platform/connection/ConnectionBar';
import { useLive } from '../../../platform/live/use-live';
import { useLiveOrPolled } from '../../../platform/live/use-live-or-polled';
import { usePrintTitle } from '../../../platform/page/use-print-title';
import { PillTabs } from '../../../ui/forms/PillTabs';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { useTexts } from '../texts';
import classes from './editor.module.css';
import { SaveStatus } from './SaveStatus';
import { StateBadge, StateButton } from './StateControl';
import { SurveySettings } from './SurveySettings';
import { useSurveyDraft } from './use-survey-draft';
import { useSurveyState } from './use-survey-state';

const QuestionsTab = lazy(() => import('./QuestionsTab'));
const ResponsesTab = lazy(() => import('../results/ResponsesTab'));
const SingleResponse = lazy(() => import('../results/SingleResponse'));
const WallDialog = lazy(() => import('../wall/WallDialog'));

type Tab = 'questions' | 'responses';

/** Editor of a survey for an account: questions in one tab, the responses in the other, dialogs and the wall over both. */
export default function SurveyEditor({ item: survey }: { item: Survey }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { responsePage } = useParams();
  const base = `${TOOLS.surveys.route}/${survey.id}`;
  const tab: Tab = useLocation().pathname.startsWith(`${base}/responses`) ? 'responses' : 'questions';
  const dialogs = useItemDialogs(survey);
  const open = useSurveyDraft(survey);
  const { results, offline } = useTeacherResults(survey.id);
  usePrintTitle(survey.title);
  const wall = useWallView();
  const state = useSurveyState({ survey, open, openShare: () => dialogs.open('share'), toQuestions: () => void navigate(base) });
  return (
    <div className={classes.page} data-tab={tab}>
      <ItemHeader
        item={survey}
        dialogs={dialogs}
        status={
          <>
            <SaveStatus state={open.state} retry={open.draft.flush} onHeld={state.showHeld} />
            <StateBadge state={survey.survey.state} />
          </>
        }
        tabs={
          <PillTabs<Tab>
            label={t('tabs.label')}
            options={[
              { value: 'questions', label: t('tabs.questions') },
              { value: 'responses', label: t('tabs.responses'), ...(results ? { count: results.responses } : {}) },
            ]}
            value={tab}
            onChange={(value) => void navigate(value === 'responses' ? `${base}/responses` : base)}
          />
        }
        actions={survey.abilities.update && <StateButton state={survey.survey.state} busy={state.busy} onChange={state.change} />}
        wall={wall}
        menu={[
          {
            key: 'preview',
            label: t('preview'),
            icon: IconEye,
            onSelect: () => void window.open(publicPathOf('surveys', survey.id), '_blank', 'noopener'),
          },
        ]}
      />
      <ConnectionBar away={offline} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <h1 className={classes.paperTitle}>{survey.title}</h1>
        <Suspense fallback={<Waiting label={t('loading')} />}>
          {tab === 'questions' && <QuestionsTab survey={survey} open={open} results={results} marked={state.marked} />}
          {tab === 'responses' && responsePage === undefined && <ResponsesTab survey={survey} results={results} />}
          {tab === 'responses' && responsePage !== undefined && (
            <SingleResponse survey={survey} page={responsePage} total={results?.responses} />
          )}
        </Suspense>
      </main>
      <OpenItemDialog
        item={survey}
        dialogs={dialogs}
        settings={<SurveySettings survey={survey} accept={open.accept} thankYouBy={open.writerOf(survey.id, 'thankYou')} />}
      />
      <Suspense fallback={null}>{wall.shown && <WallDialog survey={survey} results={results} onClose={wall.close} />}</Suspense>
    </div>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={classes.waiting}>
      <SkeletonGrid shape="lines" count={6} label={label} />
    </div>
  );
}

/** Returns the responses so far, live. */
function useTeacherResults(id: string): { results: TeacherResults | undefined; offline: boolean } {
  const live = useLive<SurveyResults>(id);
  const { state, offline } = useLiveOrPolled(live, orpc.surveys.results.queryOptions({ input: { id } }));
  return { results: state?.audience === 'teacher' ? state : undefined, offline };
}
