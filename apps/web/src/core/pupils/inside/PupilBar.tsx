import { IconAlarm, IconArrowLeft, IconCheck, IconPlayerPauseFilled } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { useNow } from '../../../platform/clock/use-now';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { pupilPaths } from '../../links/pupil-paths';
import { RouterLink } from '../../links/RouterLink';
import { HandButton } from '../project/HandButton';
import { usePausedSince } from '../use-paused-since';
import classes from './PupilBar.module.css';
import { type ProjectNotice, projectNoticeOf } from './project-notice';
import { StateSheet } from './StateSheet';
import type { OwnProject } from './use-own-project';

interface PupilBarProps {
  classId: string;
  projectId: string | null;
  project: OwnProject;
  /** a live document is open */
  live: boolean;
}

const SECOND = 1000;
const ICONS = { paused: IconPlayerPauseFilled, ended: IconCheck, minutes: IconAlarm, lastMinute: IconAlarm } as const;

/** Stays above every tool: back to the project, help, and a line when the time is short, the project paused or over. */
export function PupilBar({ classId, projectId, project, live }: PupilBarProps) {
  const { t } = useTranslation('pupils/inside');
  const paths = pupilPaths(classId);
  const bar = useFrameTop();
  const { state, endsAt } = project;
  const now = useNow(state === 'active' ? SECOND : undefined);
  const strip = state && endsAt ? projectNoticeOf({ state, endsAt }, now) : undefined;
  return (
    <>
      <div className={classes.bar} ref={bar} role="region" aria-label={t('label')}>
        <div className={classes.row}>
          <RouterLink href={projectId ? paths.project(projectId) : paths.home} className={classes.back}>
            <IconArrowLeft size={22} stroke={1.9} aria-hidden />
            <span className={classes.name}>
              <span className="visually-hidden">{t(projectId ? 'backTo' : 'back')} </span>
              {projectId ? project.name : t('home')}
            </span>
          </RouterLink>
          {projectId && state !== 'ended' && <HandButton projectId={projectId} up={project.hand} />}
        </div>
        <div role="status">{strip && <StripLine strip={strip} pausedAt={project.pausedAt} />}</div>
      </div>
      <StateSheet state={state} quiet={live} />
    </>
  );
}

function StripLine({ strip, pausedAt }: { strip: ProjectNotice; pausedAt: OwnProject['pausedAt'] }) {
  const { t } = useTranslation('pupils/inside');
  const since = usePausedSince(pausedAt);
  const Icon = ICONS[strip.key];
  return (
    <p className={classes.strip}>
      <Icon size={20} aria-hidden />
      {strip.key === 'minutes' ? t('strip.minutes', { count: strip.count }) : t(`strip.${strip.key}`, { since })}
    </p>
  );
}

/** Content that sticks to the upper edge below the bar needs its height. */
function useFrameTop() {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const root = document.documentElement.style;
    const measure = () => root.setProperty('--frame-top', `calc(${element.getBoundingClientRect().height}px + var(--incognito-top, 0px))`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty('--frame-top');
    };
  }, []);
  return bar;
}
