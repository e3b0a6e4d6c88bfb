import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FieldError } from '../../../ui/forms/FieldError';
import { IconButton } from '../../../ui/overlays/IconButton';
import classes from './UploadRow.module.css';
import { NAMESPACE } from './upload-problem';
import type { Upload, Uploads } from './use-uploads';

interface UploadRowProps extends Pick<Uploads, 'dismiss' | 'pause'> {
  upload: Upload;
}

/** A file that goes up, rests, or could not. */
export function UploadRow({ upload, dismiss, pause }: UploadRowProps) {
  const { t } = useTranslation(NAMESPACE);
  const { key, name, percent, failed, paused } = upload;
  return (
    <div className={classes.upload} {...(failed ? { role: 'alert' } : {})}>
      {failed ? (
        <FieldError>{failed}</FieldError>
      ) : (
        <span className={classes.going}>
          <span className={classes.name}>{name}</span>
          <progress className={classes.progress} max={100} value={percent} aria-label={t('going', { name })} />
          <span className={classes.detail}>{t(paused ? 'paused' : 'percent', { percent })}</span>
        </span>
      )}
      {!failed && paused !== undefined && (
        <IconButton
          label={t(paused ? 'resume' : 'pause', { name })}
          icon={paused ? IconPlayerPlay : IconPlayerPause}
          size={44}
          tipAlign="end"
          onClick={() => pause(key, !paused)}
        />
      )}
      <IconButton label={t(failed ? 'dismiss' : 'giveUp', { name })} icon={IconX} size={44} tipAlign="end" onClick={() => dismiss(key)} />
    </div>
  );
}
