import { Button } from '../../../ui/forms/Button';
import { useTexts } from '../texts';
import type { PartUpload } from './running-uploads';
import classes from './upload.module.css';

/** A file on its way. */
export function UploadState({ upload, onDismiss }: { upload: Extract<PartUpload, { percent: number }>; onDismiss: () => void }) {
  const t = useTexts();
  const { name, percent } = upload;
  return (
    <div className={classes.going}>
      <span className={classes.name}>{name}</span>
      <progress className={classes.progress} max={100} value={percent} aria-label={t('upload.going', { name })} />
      <span className={classes.percent}>{t('upload.percent', { percent })}</span>
      <Button variant="default" size="sm" onClick={onDismiss}>
        {t('upload.stop')}
      </Button>
    </div>
  );
}
