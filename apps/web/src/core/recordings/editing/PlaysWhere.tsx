import type { Recording } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './editing.module.css';

/** Devices on which the recording plays: what the browser recorded, and what the operator's server makes of it. */
export function PlaysWhere({ recording: { contentType, mp4, mp4Coming } }: { recording: Recording }) {
  const { t } = useTranslation('recordings');
  const everywhere = mp4 !== null || !contentType.endsWith('/webm');
  return (
    <p className={classes.quiet} role="status">
      {t(everywhere ? 'plays.everywhere' : mp4Coming ? 'plays.coming' : 'plays.most')}
    </p>
  );
}
