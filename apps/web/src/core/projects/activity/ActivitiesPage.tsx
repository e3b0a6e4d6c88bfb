import type { Project } from '@murmel/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { orpc } from '../../../platform/api/queries';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Notice } from '../../../ui/status/Notice';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { PageSwitch } from '../../items/PageSwitch';
import { useNow } from '../../items/use-now';
import { LoadState } from '../../shell/LoadState';
import { Crumbs } from '../page/Crumbs';
import { ProjectGate } from '../page/ProjectGate';
import { type ProjectPageData, useProjectPage } from '../page/use-project-page';
import { useProjectPaths } from '../paths';
import { ActivityLine } from './ActivityLine';
import classes from './activities.module.css';

const PAGE_SIZE = 30;
/** The first page follows what happens; older ones only change when somebody works. */
const AGAIN_MS = 10_000;

/** Everything that pupils did in a project, by pages. */
export default function ActivitiesPage() {
  const { id = '', projectId = '' } = useParams();
  const data = useProjectPage(id, projectId);
  return <ProjectGate data={data}>{(project) => <Loaded project={project} data={data} />}</ProjectGate>;
}

function Loaded({ project, data: { schoolClass } }: { project: Project; data: ProjectPageData }) {
  const { t } = useTranslation('projects');
  const { t: shell } = useTranslation('shell');
  const [page, setPage] = useState(1);
  const now = useNow();
  const paths = useProjectPaths(project.classId, project.id, project.archivedAt !== null);
  const { observe } = project.abilities;
  const query = useQuery({
    ...orpc.projects.activities.queryOptions({ input: { id: project.id, page, limit: PAGE_SIZE } }),
    enabled: observe,
    placeholderData: keepPreviousData,
    refetchInterval: page === 1 ? AGAIN_MS : false,
  });
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Crumbs
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
          {({ entries, limit, total }) =>
            total === 0 ? (
              <p className={classes.nothing}>{t('stream.empty')}</p>
            ) : (
              <>
                <ol className={classes.list} aria-label={t('stream.allTitle')}>
                  {entries.map((activity) => (
                    <ActivityLine key={activity.id} activity={activity} now={now} />
                  ))}
                </ol>
                <PageSwitch page={page} limit={limit} total={total} onChange={setPage} />
              </>
            )
          }
        </LoadState>
      )}
    </>
  );
}
