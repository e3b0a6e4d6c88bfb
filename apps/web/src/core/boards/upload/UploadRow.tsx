import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FieldError } from '../../../ui/forms/FieldError';
import { IconButton } from '../../../ui/overlays/IconButton';
import classes from './UploadRow.module.css';
import { NAMESPACE } from './upload-problem';
import type { Upload } from './use-uploads';

/** A file that goes up, or could not. */
export function UploadRow({ upload, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  const { t } = useTranslation(NAMESPACE);
  const { name, percent, failed } = upload;
  return (
    <div className={classes.upload} {...(failed ? { role: 'alert' } : {})}>
      {failed ? (
        <FieldError>{failed}</FieldError>
      ) : (
        <span className={classes.going}>
          <span className={classes.name}>{name}</span>
          <progress className={classes.progress} max={100} value={percent} aria-label={t('going', { name })} />
          <span className={classes.detail}>{t('percent', { percent })}</span>
        </span>
      )}
      <IconButton label={t(failed ? 'dismiss' : 'giveUp', { name })} icon={IconX} size={44} tipAlign="end" onClick={onDismiss} />
    </div>
  );
}
