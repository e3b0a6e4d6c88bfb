import type { LtiGradeEntry } from '@murmel/contracts';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { useTexts } from '../texts';
import classes from './grades.module.css';

const ICONS = { sent: IconCheck, waiting: IconClock, failed: IconAlertTriangle } as const;

/** Shows how far the grade of a response has come on its way to the learning platform. */
export function GradeSign({ grade: { state, score, maximum, problem } }: { grade: LtiGradeEntry }) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const IconShape = ICONS[state];
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const points = score === null ? t('grades.notYet') : t('grades.points', { score: number.format(score), maximum: number.format(maximum) });
  const title = state === 'failed' && problem ? `${points}. ${t(`grades.problem.${problem}`)}` : points;
  return (
    <span className={classes.sign} data-state={state} title={title}>
      <IconShape size={16} stroke={2.1} aria-hidden />
      {t(state === 'sent' && score === null ? 'grades.handedIn' : `grades.${state}`)}
    </span>
  );
}
