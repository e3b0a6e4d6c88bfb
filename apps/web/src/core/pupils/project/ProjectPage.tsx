import type { Project, ProjectItem } from '@murmel/contracts';
import { IconEye } from '@tabler/icons-react';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { orpc } from '../../../platform/api/queries';
import { isErrorCode } from '../../../platform/errors/api-error';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useProjectLive } from '../../../platform/live/use-project-live';
import { rememberProject } from '../../../platform/session/project';
import { ErrorState } from '../../../ui/status/ErrorState';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { RichTextView } from '../../boards/RichTextView';
import { ButtonLink } from '../../links/ButtonLink';
import { pupilPaths } from '../../links/pupil-paths';
import { OVER_PAGE, useOverPage } from '../../links/use-over-page';
import { LoadState } from '../../page/LoadState';
import { PupilHeader } from '../shell/PupilHeader';
import { useStateChange } from '../use-state-change';
import { HandButton } from './HandButton';
import { Materials } from './Materials';
import { OwnItems } from './OwnItems';
import classes from './ProjectPage.module.css';
import { ProjectState } from './ProjectState';
import { ShareDialog } from './ShareDialog';

const AGAIN_MS = 10_000;

/** One project: the task, what there is to do, and what one makes oneself (picture 10-pupil-project). */
export default function ProjectPage() {
  const { t } = useTranslation('pupils');
  const { t: shell } = useTranslation('shell');
  const { id = '', projectId = '' } = useParams();
  const paths = pupilPaths(id);
  const back = { href: paths.home, label: t('project.back') };
  const project = useQuery(
    orpc.projects.get.queryOptions({ input: { id: projectId }, refetchInterval: AGAIN_MS }),
  ) as UseQueryResult<Project>;
  const items = useQuery(
    orpc.projectItems.list.queryOptions({ input: { project_id: projectId }, refetchInterval: AGAIN_MS }),
  ) as UseQueryResult<ProjectItem[]>;
  const visits = project.data?.abilities.visit === true;
  // From here on every request says in which project it is (spec PUP-06).
  useEffect(() => {
    if (visits) rememberProject(projectId);
  }, [visits, projectId]);
  if (!project.data && (isErrorCode(project.error, 'NOT_FOUND') || isErrorCode(project.error, 'FORBIDDEN'))) {
    return (
      <ErrorState
        title={t('project.goneTitle')}
        text={t('project.goneText')}
        actions={<ButtonLink href={paths.home}>{t('foreign.home')}</ButtonLink>}
      />
    );
  }
  if (!project.data) {
    return (
      <>
        <PupilHeader title={t('project.loading')} back={back} />
        <LoadState query={project} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={5} />}>
          {() => null}
        </LoadState>
      </>
    );
  }
  return <Loaded project={project.data} items={items} back={back} share={paths.share(projectId)} />;
}

interface LoadedProps {
  project: Project;
  items: UseQueryResult<ProjectItem[]>;
  back: { href: string; label: string };
  share: string;
}

function Loaded({ project: known, items, back, share }: LoadedProps) {
  const { t } = useTranslation('pupils');
  const { t: shell } = useTranslation('shell');
  const sharing = useLocation().pathname === share;
  const { close } = useOverPage(share.replace(/\/share$/, ''));
  const { project, hand } = useProjectNow(known);
  return (
    <>
      <PupilHeader title={project.name} back={back} action={project.state !== 'ended' && <HandButton projectId={project.id} up={hand} />} />
      <ProjectState project={project} />
      {project.task && project.task.length > 0 && (
        <section className={classes.task} aria-labelledby="task">
          <h2 id="task" className={classes.heading}>
            {t('project.task')}
          </h2>
          <RichTextView text={project.task} />
        </section>
      )}
      <LoadState query={items} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={4} />}>
        {(shared) => <Materials project={project} items={shared} />}
      </LoadState>
      <OwnItems project={project} />
      <p className={classes.seen}>
        <IconEye size={24} stroke={1.9} aria-hidden />
        <span>{t('project.seen', { teacher: project.teacher.name })}</span>
      </p>
      <ButtonLink href={share} state={OVER_PAGE} variant="default">
        {t('share.open')}
      </ButtonLink>
      {sharing && <ShareDialog onClose={close} />}
    </>
  );
}

/**
 * A project with what the server has pushed since: a pause or an end counts at once.
 * @returns the own hand, too; undefined until the live line stands
 */
function useProjectNow(known: Project): { project: Project; hand: boolean | undefined } {
  const queryClient = useQueryClient();
  const { state: live } = useProjectLive(known.id, null);
  const state = live?.state ?? known.state;
  // The rights on each item have changed.
  useStateChange(state, () => void queryClient.invalidateQueries());
  const project = live ? { ...known, state: live.state, endsAt: live.endsAt, pausedAt: live.pausedAt } : known;
  return { project, hand: live?.audience === 'pupil' ? live.hand : undefined };
}
