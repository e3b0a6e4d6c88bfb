import { useId } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { publicAddress } from '../../platform/page/addresses';
import { CopyButton } from '../../ui/forms/CopyButton';
import classes from './schools.module.css';

/** Address at which pupils of all classes of the school enter their codes. A code is compared with those of this school only. */
export function PupilLink({ joinPath }: { joinPath: string }) {
  const { t } = useTranslation('schools');
  const heading = useId();
  const address = publicAddress(joinPath);
  return (
    <section className={classes.stack} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('link.title')}
      </h2>
      <p className={classes.hint}>{t('link.text')}</p>
      <div className={classes.link}>
        <span>{address}</span>
        <CopyButton text={address} label={t('link.copy')} copiedLabel={t('link.copied')} />
      </div>
    </section>
  );
}
