import type { H5pPackage } from '@murmel/contracts';
import { IconAlertTriangle, IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import classes from './package.module.css';

interface PackageReasonProps {
  name: string;
  found: H5pPackage;
  onRetry?: () => void;
}

/** State of a package, and the reason why it cannot be played in plain words. */
export function PackageReason({ name, found: { state, reason, hosts }, onRetry }: PackageReasonProps) {
  const { t } = useTranslation('h5p');
  if (state === 'processing') return <p className={classes.state}>{t('processing', { name })}</p>;
  if (reason) {
    return (
      <div className={classes.reason}>
        <p className={classes.state}>
          <IconAlertTriangle size={20} stroke={1.9} aria-hidden />
          <strong>{t('why.title', { name })}</strong>
        </p>
        <p>{t(`why.${reason.why}`, { limit: reason.limit ?? '', missing: reason.name ?? '' })}</p>
        {onRetry && (
          <Button variant="default" size="sm" leftSection={<IconRefresh size={18} stroke={1.9} aria-hidden />} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      <p className={classes.state}>
        <IconCircleCheck size={20} stroke={1.9} aria-hidden />
        {t('ready', { name })}
      </p>
      {hosts.length > 0 && <p className={classes.hosts}>{t('hosts', { hosts: hosts.join(', ') })}</p>}
    </>
  );
}
