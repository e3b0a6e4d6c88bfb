import { type ProjectState, TOOLS } from '@murmel/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { startServerClock } from '../../../platform/clock/server-clock';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useSession } from '../../../platform/session/store';
import { ReadOnlyReason } from '../../live-document/read-only';
import { NameRequest } from '../../people/names/NameRequest';
import { usePausedSince } from '../use-paused-since';
import { useStateChange } from '../use-state-change';
import { itemInAddress } from './item-in-address';
import { PupilBar } from './PupilBar';
import classes from './PupilBar.module.css';
import { useOwnProject } from './use-own-project';

/** Around what a pupil opens from a project: the way back, help, and what the teacher does with the time. */
export default function PupilFrame({ children }: { children: ReactNode }) {
  const { user, projectId } = useSession();
  const { pathname } = useLocation();
  const place = itemInAddress(pathname);
  const project = useOwnProject(projectId, place?.itemId ?? null);
  const resumed = useResumed(project.state);
  const { t } = useTranslation('pupils/inside');
  const since = usePausedSince(project.pausedAt);
  const { state } = project;
  useEffect(startServerClock, []);
  // A live document hears by itself that one may write again; everything else is opened anew.
  const live = place !== undefined && TOOLS[place.tool].capabilities.liveDocument;
  return (
    <div className={classes.frame}>
      <PupilBar classId={user?.schoolClassId ?? ''} projectId={projectId} project={project} live={live} />
      <NameRequest />
      <div key={live ? 'live' : resumed} className={classes.page}>
        <ReadOnlyReason value={state === 'paused' || state === 'ended' ? t(`why.${state}`, { since }) : undefined}>
          {children}
        </ReadOnlyReason>
      </div>
    </div>
  );
}

/** Counts the resumptions of the project after a pause or its end. */
function useResumed(state: ProjectState | undefined): number {
  const [resumed, setResumed] = useState(0);
  useStateChange(state, (now) => now === 'active' && setResumed((count) => count + 1));
  return resumed;
}
