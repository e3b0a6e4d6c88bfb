import { LIMITS, PICTURE_TYPES } from '@murmel/contracts';
import { IconPhotoUp } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FileInput } from '../../../ui/files/FileInput';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { uploadPicture } from '../upload/upload-picture';
import classes from './PictureUpload.module.css';

interface PictureUploadProps {
  itemId: string;
  /** there is one already */
  again: boolean;
  onUploaded: (file: string) => void;
}

/** Uploads a chosen picture; shows the progress, and on a refusal the reason with the limit. */
export function PictureUpload({ itemId, again, onUploaded }: PictureUploadProps) {
  const { t } = useTranslation('boards/background');
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(undefined);
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const id = useId();
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const mine = new AbortController();
    running.current = mine;
    setProblem(undefined);
    try {
      const sent = await uploadPicture(itemId, file, {
        signal: mine.signal,
        onProgress: (fraction) => setPercent(Math.round(fraction * 100)),
      });
      if (sent.ok) onUploaded(sent.file.id);
      else setProblem(sent.reason);
    } catch (error) {
      if (!mine.signal.aborted) setProblem(errorText(error));
    }
    setPercent(undefined);
    if (document.activeElement === document.body) input.current?.focus();
  };
  if (percent !== undefined) {
    return (
      <div className={classes.upload}>
        <progress className={classes.progress} max={100} value={percent} aria-label={t('uploading')} />
        <Button variant="default" size="sm" onClick={() => running.current?.abort()}>
          {t('cancel')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <label className={classes.file}>
        <FileInput ref={input} accept={PICTURE_TYPES.join()} aria-describedby={id} onFile={(file) => void send(file)} />
        <IconPhotoUp size={24} stroke={1.9} aria-hidden />
        {t(again ? 'otherPicture' : 'choosePicture')}
      </label>
      <p className={classes.hint} id={id}>
        {t('pictureHint', { max: LIMITS.image.maxMegabytes })}
      </p>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </>
  );
}
