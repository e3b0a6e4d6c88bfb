import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './DeviceNumber.module.css';

/** Two digits that a pupil shows to the teacher. With them the teacher admits exactly this device. */
export function DeviceNumber({ number }: { number: number }) {
  const { t } = useTranslation('pupils/entrance');
  return (
    <p className={classes.line}>
      {t('number')} <strong className={classes.digits}>{number}</strong>
    </p>
  );
}
