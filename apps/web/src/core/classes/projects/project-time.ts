import type { Project } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { dayText, sinceText } from '../../dates/dates';
import { remainingTimeText } from '../remaining-time';

/** A project as lists get it: what is only read on its own page is left out. */
export type ListedProject = Omit<Project, 'task'>;

type ProjectTimes = Pick<Project, 'state' | 'endsAt' | 'pausedAt' | 'endedAt'>;

/** Returns the timing of a project: its remaining time, the start of its pause, or its end. Text keys are below `classes`. */
export function projectTime(
  { state, endsAt, pausedAt, endedAt }: ProjectTimes,
  now: Date,
  language: string,
): { key: string; values: Record<string, unknown> } {
  if (state === 'paused') return { key: 'project.since', values: { date: sinceText(new Date(pausedAt ?? endsAt), now, language) } };
  if (state === 'ended') return { key: 'project.endedOn', values: { date: dayText(new Date(endedAt ?? endsAt), now, language) } };
  const { key, values } = remainingTimeText(endsAt, now, language);
  return { key: `time.${key}`, values };
}

/** The same in words. */
export function useProjectTime(): (project: ProjectTimes, now: Date) => string {
  const { t, i18n } = useTranslation('classes');
  return (project, now) => {
    const { key, values } = projectTime(project, now, i18n.language);
    return t(key, { ...values });
  };
}
