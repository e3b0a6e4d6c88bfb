import type { FeedbackAssignmentItem, PupilText, TextVersion } from '@murmel/contracts';
import { IconCheck } from '@tabler/icons-react';
import { dayText, sinceText } from '../../../core/dates/dates';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useTexts } from '../texts';
import classes from './reading.module.css';

interface VersionPathProps {
  item: FeedbackAssignmentItem;
  text: PupilText;
  /** number of the version that is compared with the one before it */
  later: number;
  onLater: (number: number) => void;
}

/** Shows the way of a text from its first version to the final one; each version is chosen here. */
export function VersionPath({ item, text: { versions, stage }, later, onLater }: VersionPathProps) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const { closesAt } = item.assignment;
  const moment = (at: string): string => sinceText(new Date(at), new Date(), language);
  return (
    <ol className={classes.path} aria-label={t('versions.path')}>
      {versions.map((version) => (
        <li key={version.number}>
          <button type="button" aria-pressed={version.number === later} onClick={() => onLater(version.number)}>
            <span className={classes.done} aria-hidden>
              <IconCheck size={16} stroke={2.6} />
            </span>
            <b>{versionName(version, t)}</b> <span className={classes.hint}>{moment(version.handedInAt)}</span>
          </button>
        </li>
      ))}
      {stage !== 'final' && (
        <li data-open>
          <span className={classes.step}>
            <span className={classes.done} aria-hidden />
            <b>{t('stages.final')}</b>{' '}
            {closesAt && (
              <span className={classes.hint}>{t('versions.until', { at: dayText(new Date(closesAt), new Date(), language) })}</span>
            )}
          </span>
        </li>
      )}
    </ol>
  );
}

/** Returns how a version is called: first, revised with its number, or final. */
export function versionName({ number, final }: TextVersion, t: ReturnType<typeof useTexts>): string {
  if (final) return t('versions.final', { number });
  return number === 1 ? t('versions.first') : t('versions.revised', { number });
}
