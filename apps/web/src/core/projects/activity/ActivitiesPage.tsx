import type { Project, ProjectActivity } from '@murmel/contracts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Notice } from '../../../ui/status/Notice';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { useNow } from '../../dates/use-now';
import { LoadState } from '../../page/LoadState';
import { PageButtons } from '../../page/PageSwitch';
import { Breadcrumbs } from '../page/Breadcrumbs';
import { ProjectGate } from '../page/ProjectGate';
import { type ProjectPageData, useProjectPage } from '../page/use-project-page';
import { useProjectPaths } from '../paths';
import { ActivityLine } from './ActivityLine';
import classes from './activities.module.css';
import { withNewest } from './with-newest';

const PAGE_SIZE = 30;

/** Page with all activities of pupils in a project, paginated. Each page is read once, and new entries are added to the newest. */
export default function ActivitiesPage() {
  const { id = '', projectId = '' } = useParams();
  const data = useProjectPage(id, projectId);
  return <ProjectGate data={data}>{(project) => <Loaded project={project} data={data} />}</ProjectGate>;
}

function Loaded({ project, data: { schoolClass, watch } }: { project: Project; data: ProjectPageData }) {
  const { t } = useTranslation('projects');
  const { t: shell } = useTranslation('shell');
  /** cursors of the pages behind the first one, up to the one that is shown */
  const [places, setPlaces] = useState<readonly string[]>([]);
  const before = places.at(-1);
  const now = useNow();
  const paths = useProjectPaths(project.classId, project.id, project.archivedAt !== null);
  const { observe } = project.abilities;
  const query = useQuery({
    ...pageOf(project.id, before),
    enabled: observe,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useNewestOnTop(project.id, watch?.activities);
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
        title={t('stream.allTitle')}
      />
      {!observe ? (
        <Notice title={t('stream.notYours')}>{t('ofTeacher', { name: project.teacher.name })}</Notice>
      ) : (
        <LoadState query={query} skeleton={<SkeletonGrid label={shell('loading')} shape="lines" count={8} />}>
          {({ entries, next }) =>
            entries.length === 0 && before === undefined ? (
              <p className={classes.nothing}>{t(project.state === 'ended' ? 'stream.none' : 'stream.empty')}</p>
            ) : (
              <>
                <ol className={classes.list} aria-label={t('stream.allTitle')}>
                  {entries.map((activity) => (
                    <ActivityLine key={activity.id} activity={activity} now={now} />
                  ))}
                </ol>
                {(before !== undefined || next !== null) && (
                  <PageButtons
                    onPrevious={before === undefined ? undefined : () => setPlaces(places.slice(0, -1))}
                    onNext={next === null ? undefined : () => setPlaces([...places, next])}
                  />
                )}
              </>
            )
          }
        </LoadState>
      )}
    </>
  );
}

function pageOf(id: string, before?: string) {
  return orpc.projects.activities.queryOptions({ input: { id, limit: PAGE_SIZE, ...(before === undefined ? {} : { before }) } });
}

/** Adds live entries to the newest page. It is reloaded only if entries between are missing. */
function useNewestOnTop(id: string, live: readonly ProjectActivity[] | undefined): void {
  const queryClient = useQueryClient();
  const read = useQuery({ ...pageOf(id), enabled: false }).data !== undefined;
  useEffect(() => {
    const page = queryClient.getQueryData(pageOf(id).queryKey);
    if (!page || !live) return;
    const entries = withNewest(page.entries, live);
    if (entries) queryClient.setQueryData(pageOf(id).queryKey, { ...page, entries });
    else void queryClient.invalidateQueries({ queryKey: pageOf(id).queryKey, exact: true });
  }, [queryClient, id, live, read]);
}
