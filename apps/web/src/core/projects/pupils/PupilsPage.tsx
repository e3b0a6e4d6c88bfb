import { LIMITS, type Project } from '@murmel/contracts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { orpc } from '../../../platform/api/queries';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { LiveBadge } from '../../../ui/status/LiveBadge';
import { Notice } from '../../../ui/status/Notice';
import { SkeletonGrid } from '../../../ui/status/SkeletonGrid';
import { useNow } from '../../dates/use-now';
import { useLowerHand } from '../hands/use-lower-hand';
import { Announcer } from '../page/Announcer';
import { Breadcrumbs } from '../page/Breadcrumbs';
import { ProjectGate } from '../page/ProjectGate';
import pageClasses from '../page/page.module.css';
import { type ProjectPageData, useProjectPage } from '../page/use-project-page';
import { useProjectPaths } from '../paths';
import { sortPupils } from '../presence/sort-pupils';
import { useItemLocations } from '../use-item-locations';
import { PupilWork } from '../work/PupilWork';
import { PupilRow } from './PupilRow';
import classes from './pupils.module.css';

/** All pupils of a project: who is online, where, who needs help, and what each of them made. */
export default function PupilsPage() {
  const { id = '', projectId = '' } = useParams();
  const data = useProjectPage(id, projectId);
  return <ProjectGate data={data}>{(project) => <Loaded project={project} data={data} />}</ProjectGate>;
}

function Loaded({ project, data: { schoolClass, items, watch, refused } }: { project: Project; data: ProjectPageData }) {
  const { t } = useTranslation('projects');
  const { t: shell } = useTranslation('shell');
  const now = useNow();
  const [search, setSearch] = useSearchParams();
  const paths = useProjectPaths(project.classId, project.id, project.archivedAt !== null);
  const placeOf = useItemLocations(project, items.data ?? [], watch);
  const { lower, busy } = useLowerHand(project.id);
  const { observe } = project.abilities;
  const made = useQuery({
    ...orpc.projects.pupilItems.queryOptions({ input: { id: project.id, page: 1, limit: LIMITS.page.maxSize } }),
    enabled: observe,
  });
  // Where one page does not hold them all, each row asks for its own number.
  const countOf =
    made.data && made.data.total <= made.data.entries.length
      ? (pupilId: string) => made.data.entries.filter(({ pupil }) => pupil.id === pupilId).length
      : undefined;
  const online = watch?.pupils.filter((pupil) => pupil.online).length ?? 0;
  const chosen = watch?.pupils.find(({ id }) => id === search.get('pupil'));
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
            {t('pupils.title')}{' '}
            {watch && online > 0 && <LiveBadge>{t('who.count', { count: online, all: watch.pupils.length })}</LiveBadge>}
          </span>
        }
      />
      <Announcer watch={watch} />
      {refused && !watch ? (
        <Notice tone="alert" title={shell('loadFailed')}>
          {shell('loadFailedText')}
        </Notice>
      ) : !watch ? (
        <SkeletonGrid label={shell('loading')} shape="lines" count={6} />
      ) : watch.pupils.length === 0 ? (
        <p className={classes.nothing}>{t('who.nobodyInClass')}</p>
      ) : (
        <table className={classes.table}>
          <caption className="visually-hidden">{t('pupils.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('pupils.name')}</th>
              <th scope="col">{t('pupils.where')}</th>
              <th scope="col">{t('pupils.help')}</th>
              {observe && <th scope="col">{t('pupils.work')}</th>}
            </tr>
          </thead>
          <tbody>
            {sortPupils(watch.pupils).map((pupil) => (
              <PupilRow
                key={pupil.id}
                projectId={project.id}
                pupil={pupil}
                place={placeOf(pupil.itemIds)}
                observe={observe}
                made={made.data && (countOf?.(pupil.id) ?? 'ask')}
                lowering={busy === pupil.id}
                now={now}
                onLower={() => lower(pupil)}
              />
            ))}
          </tbody>
        </table>
      )}
      {observe && (
        <section aria-labelledby="work" className={classes.work}>
          <div className={classes.workHead}>
            <h2 id="work" tabIndex={-1} className={pageClasses.subtitle}>
              {chosen ? t('work.titleOf', { name: chosen.name }) : t('work.title')}
            </h2>
            {chosen && (
              <Button variant="subtle" onClick={() => setSearch({}, { replace: true })}>
                {t('work.all')}
              </Button>
            )}
          </div>
          <PupilWork key={chosen?.id} projectId={project.id} pupil={chosen} now={now} />
        </section>
      )}
    </>
  );
}
