import { useTranslation } from '../../../platform/i18n/use-translation';
import classes from './DeviceNumber.module.css';

/** The two digits that a pupil shows to the teacher, who lets in exactly this device with them. */
export function DeviceNumber({ number }: { number: number }) {
  const { t } = useTranslation('pupils/entrance');
  return (
    <p className={classes.line}>
      {t('number')} <strong className={classes.digits}>{number}</strong>
    </p>
  );
}
