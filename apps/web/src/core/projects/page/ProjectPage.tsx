import type { Project } from '@murmel/contracts';
import { useParams } from 'react-router';
import { serverNow } from '../../../platform/clock/server-clock';
import { useNow } from '../../../platform/clock/use-now';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ActivityPanel } from '../activity/ActivityPanel';
import { hasAi } from '../ai/has-ai';
import { SharedItems } from '../items/SharedItems';
import { useProjectPaths } from '../paths';
import { PupilsPresence } from '../presence/PupilsPresence';
import { timeIsOver } from '../project-time-text';
import { useItemLocations } from '../use-item-locations';
import { useProjectSteps } from '../use-project-action';
import { PupilWork } from '../work/PupilWork';
import { Announcer } from './Announcer';
import { LastMinutes } from './LastMinutes';
import { NeedHelpNotice } from './NeedHelpNotice';
import { ProjectEnded } from './ProjectEnded';
import { ProjectGate } from './ProjectGate';
import { ProjectHead } from './ProjectHead';
import classes from './page.module.css';
import { Task } from './Task';
import { useOffline } from './use-offline';
import { type ProjectPageData, useProjectPage } from './use-project-page';

/** A project for the teachers of its class: who is there, what is shared, what happens. One in the archive can only be looked at. */
export default function ProjectPage() {
  const { id = '', projectId = '' } = useParams();
  const data = useProjectPage(id, projectId);
  return <ProjectGate data={data}>{(project) => <Loaded project={project} data={data} />}</ProjectGate>;
}

/** Interval after which relative times such as "just now" are updated. */
const WORDS_AGAIN_MS = 15_000;

function Loaded({ project, data: { schoolClass, items, watch, connected } }: { project: Project; data: ProjectPageData }) {
  const { t } = useTranslation('projects');
  useNow(WORDS_AGAIN_MS);
  // Not the tick itself, which is a little ago.
  const now = new Date(serverNow());
  const action = useProjectSteps(project.id);
  const paths = useProjectPaths(project.classId, project.id);
  const placeOf = useItemLocations(project, items.data ?? [], watch);
  const offline = useOffline(connected);
  const { abilities, archivedAt, state } = project;
  const withAi = hasAi(project, items.data ?? []);
  const mayExtend = abilities.update && schoolClass?.type === 'permanent' && (state !== 'ended' || timeIsOver(project));
  return (
    <>
      <ProjectHead project={project} schoolClass={schoolClass} action={action} now={now} withAi={withAi} />
      {abilities.observe && !archivedAt && withAi && <NeedHelpNotice project={project} watch={watch} />}
      <LastMinutes project={project} mayExtend={mayExtend} action={action} />
      {state === 'ended' && !archivedAt && <ProjectEnded project={project} action={action} />}
      <Announcer watch={watch} />
      <div className={classes.frame}>
        <div className={classes.columns} data-wide={!abilities.observe || undefined} data-archived={archivedAt !== null || undefined}>
          {!archivedAt && (
            <div className={classes.who}>
              <PupilsPresence watch={watch} placeOf={placeOf} offline={offline} pupilsHref={paths.pupils} />
            </div>
          )}
          {abilities.observe && (
            <div className={classes.activity}>
              <ActivityPanel
                projectId={project.id}
                over={archivedAt !== null || state === 'ended'}
                watch={watch}
                placeOf={placeOf}
                now={now}
                allHref={paths.activities}
              />
            </div>
          )}
          <div className={classes.rest}>
            <SharedItems project={project} query={items} watch={watch} readOnly={!abilities.update || archivedAt !== null} />
            <Task project={project} />
            {abilities.observe && (
              <section aria-labelledby="work">
                <h2 id="work" className={classes.subtitle}>
                  {t('work.title')}
                </h2>
                <PupilWork projectId={project.id} now={now} />
              </section>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
