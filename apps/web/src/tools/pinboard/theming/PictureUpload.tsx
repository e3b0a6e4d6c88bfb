import { LIMITS } from '@murmel/contracts';
import { IconPhotoUp } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../../../platform/errors/error-text';
import { uploadOwnerFile } from '../../../platform/upload/owner-file';
import { Button } from '../../../ui/forms/Button';
import { FieldError } from '../../../ui/forms/FieldError';
import { useTexts } from '../texts';
import { PICTURE_TYPES, pictureProblem } from './picture-rules';
import classes from './Theming.module.css';

interface PictureUploadProps {
  itemId: string;
  /** there is one already */
  again: boolean;
  onUploaded: (file: string) => void;
}

/** Chooses a picture and sends it; says how far it is, and with the number why it did not go. */
export function PictureUpload({ itemId, again, onUploaded }: PictureUploadProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(undefined);
  const [percent, setPercent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const id = useId();
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    const refused = pictureProblem(file);
    setProblem(refused && t(`theming.problem.${refused}`, { max: LIMITS.image.maxMegabytes }));
    if (refused) return;
    const mine = new AbortController();
    running.current = mine;
    setPercent(0);
    try {
      const sent = await uploadOwnerFile(itemId, file, { signal: mine.signal, onProgress: (fraction) => setPercent(Math.round(fraction * 100)) });
      if (sent.image) onUploaded(sent.id);
      else setProblem(t('theming.problem.UNSUPPORTED_TYPE'));
    } catch (error) {
      if (!mine.signal.aborted) setProblem(errorText(error));
    }
    setPercent(undefined);
    if (document.activeElement === document.body) input.current?.focus();
  };
  if (percent !== undefined) {
    return (
      <div className={classes.upload}>
        <progress className={classes.progress} max={100} value={percent} aria-label={t('theming.uploading')} />
        <Button variant="default" size="sm" onClick={() => running.current?.abort()}>
          {t('cancel')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <label className={classes.file}>
        <input
          ref={input} type="file" accept={PICTURE_TYPES.join()} className={classes.input} aria-describedby={id}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // The same file again must count as a change.
            currentTarget.value = '';
            if (file) void send(file);
          }}
        />
        <IconPhotoUp size={24} stroke={1.9} aria-hidden />
        {t(again ? 'theming.otherPicture' : 'theming.choosePicture')}
      </label>
      <p className={classes.hint} id={id}>
        {t('theming.pictureHint', { max: LIMITS.image.maxMegabytes })}
      </p>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </>
  );
}
