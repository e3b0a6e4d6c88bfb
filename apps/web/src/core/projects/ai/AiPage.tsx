import { AI_LIMITS, type AiPupil, type Project, type ProjectAi } from '@murmel/contracts';
import { IconPlayerPause, IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { useParams, useSearchParams } from 'react-router';
import { serverNow } from '../../../platform/clock/server-clock';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { EmptyState } from '../../../ui/status/EmptyState';
import { Notice } from '../../../ui/status/Notice';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { ButtonLink } from '../../links/ButtonLink';
import { LoadState } from '../../page/LoadState';
import { Breadcrumbs } from '../page/Breadcrumbs';
import { ProjectGate } from '../page/ProjectGate';
import pageClasses from '../page/page.module.css';
import { StateBadge } from '../page/StateBadge';
import { useOffline } from '../page/use-offline';
import { type ProjectPageData, useProjectPage } from '../page/use-project-page';
import { useProjectPaths } from '../paths';
import { AiSettings } from './AiSettings';
import classes from './ai.module.css';
import { hasAi } from './has-ai';
import { NearLimit } from './NearLimit';
import { NeedHelp } from './NeedHelp';
import { PupilPanel } from './PupilPanel';
import { PupilsToday, pupilButtonId } from './PupilsToday';
import { mayGetMore, nearLimit } from './usage';
import { type ProjectAiActions, useProjectAi } from './use-project-ai';

/**
 * Page about models in a project for its teachers: usage per pupil, requests for more, and the messages if the class knows that they are
 * read.
 */
export default function AiPage() {
  const { id = '', projectId = '' } = useParams();
  const data = useProjectPage(id, projectId);
  return <ProjectGate data={data}>{(project) => <Loaded project={project} data={data} />}</ProjectGate>;
}

function Loaded({ project, data: { schoolClass, items, watch, connected } }: { project: Project; data: ProjectPageData }) {
  const { t } = useTranslation('projects/ai');
  const { t: projects } = useTranslation('projects');
  const { t: shell } = useTranslation('shell');
  const { abilities, archivedAt, state } = project;
  const paths = useProjectPaths(project.classId, project.id, archivedAt !== null);
  const { query, ...acts } = useProjectAi(project.id, abilities.observe, watch);
  const offline = useOffline(connected) && archivedAt === null;
  const over = archivedAt !== null || state === 'ended';
  const shares = items.data === undefined || hasAi(project, items.data);
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            steps={[
              { label: schoolClass?.name ?? '…', href: paths.schoolClass },
              { label: project.name, href: paths.project },
            ]}
          />
        }
        title={
          <span className={pageClasses.title}>
            {projects('ai')} <StateBadge project={project} now={new Date(serverNow())} />
          </span>
        }
        {...(abilities.update || !abilities.observe ? {} : { text: projects('ofTeacher', { name: project.teacher.name }) })}
        actions={abilities.update && !over && shares && query.data && <Actions ai={query.data} acts={acts} />}
      />
      {!abilities.observe ? (
        <Notice title={t('notYours')}>{projects('ofTeacher', { name: project.teacher.name })}</Notice>
      ) : !shares ? (
        <EmptyState
          title={t('none.title')}
          text={t('none.text')}
          actions={<ButtonLink href={paths.project}>{t('none.toProject')}</ButtonLink>}
        />
      ) : (
        <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="tiles" count={8} />}>
          {(ai) => <Watched project={project} ai={ai} acts={abilities.update ? acts : undefined} over={over} offline={offline} />}
        </LoadState>
      )}
    </>
  );
}

/** Actions on the whole class, or on all pupils who have little left. */
function Actions({ ai: { paused, pupils }, acts }: { ai: ProjectAi; acts: ProjectAiActions }) {
  const { t } = useTranslation('projects/ai');
  const PauseIcon = paused ? IconPlayerPlay : IconPlayerPause;
  const near = nearLimit(pupils).filter(mayGetMore);
  return (
    <>
      <Button
        variant={paused ? 'light' : 'default'}
        leftSection={<PauseIcon size={20} stroke={1.9} aria-hidden />}
        loading={acts.busy === 'pause' || acts.busy === 'goOn'}
        onClick={() => void acts.pause(!paused)}
      >
        {t(paused ? 'goOn' : 'pause')}
      </Button>
      {near.length > 1 && (
        <Button
          leftSection={<IconPlus size={20} stroke={2.2} aria-hidden />}
          loading={acts.busy === 'moreAll'}
          onClick={() => void acts.giveAllMore(near)}
        >
          {t(near.length === 2 ? 'bothMore' : 'allMore', { count: near.length, more: AI_LIMITS.perDay.more })}
        </Button>
      )}
    </>
  );
}

interface WatchedProps {
  project: Project;
  ai: ProjectAi;
  /** undefined: one may only look */
  acts: ProjectAiActions | undefined;
  over: boolean;
  offline: boolean;
}

function Watched({ project, ai, acts, over, offline }: WatchedProps) {
  const { t } = useTranslation('projects/ai');
  const [search, setSearch] = useSearchParams();
  const chosen: AiPupil | undefined = acts && ai.pupils.find(({ id }) => id === search.get('pupil'));
  const choose = (pupil?: string) => setSearch(pupil === undefined ? {} : { pupil }, { replace: true, preventScrollReset: true });
  const close = () => {
    choose();
    if (chosen) document.getElementById(pupilButtonId(chosen.id))?.focus();
  };
  return (
    <>
      <NeedHelp pupils={ai.pupils} acts={acts} />
      <div role="status" className={pageClasses.banner}>
        {ai.paused && (
          <Notice icon={IconPlayerPause} title={t('paused.title')}>
            {t('paused.text')} {acts && !over && t('paused.how')}
          </Notice>
        )}
      </div>
      <div className={classes.columns} data-open={chosen !== undefined || undefined}>
        <div className={classes.column}>
          <PupilsToday pupils={ai.pupils} chosen={chosen?.id} onChoose={acts && choose} offline={offline} />
          <NearLimit pupils={nearLimit(ai.pupils)} acts={over ? undefined : acts} />
          {acts && !over && <AiSettings ai={ai} acts={acts} />}
        </div>
        {chosen && acts && <PupilPanel projectId={project.id} ai={ai} pupil={chosen} acts={acts} over={over} onClose={close} />}
      </div>
    </>
  );
}
