import { daysOf, TIMETABLE_LIMITS } from '@murmel/contracts';
import type { Translate } from '../../../platform/i18n/i18n';
import type { Frame } from './FrameFields';

/** Returns what stands against a name and a frame, in the order of the form (spec TTB-01, TTB-02); undefined: nothing. */
export function frameProblem({ name, first, last, lessonMinutes }: Frame & { name: string }, t: Translate): string | undefined {
  const { days: daysMax, lesson } = TIMETABLE_LIMITS;
  if (name.trim() === '') return t('frame.nameMissing');
  if (first === '') return t('frame.firstMissing');
  if (last === '') return t('frame.lastMissing');
  const days = daysOf({ first, last });
  if (days < 1) return t('frame.reversed');
  if (days > daysMax) return t('frame.tooLong', { days, max: daysMax });
  if (!(lessonMinutes >= lesson.min && lessonMinutes <= lesson.max)) return t('frame.lessonInvalid', { min: lesson.min, max: lesson.max });
  return undefined;
}
