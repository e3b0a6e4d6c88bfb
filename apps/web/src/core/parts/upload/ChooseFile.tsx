import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FileInput } from '../../../ui/files/FileInput';
import { FieldError } from '../../../ui/forms/FieldError';
import { NAMESPACE } from '../texts';
import { fileIn, usePastedFile } from './given-file';
import { UPLOADS } from './rules';
import { UploadState } from './UploadState';
import classes from './upload.module.css';
import type { FileOfPart, UploadPart } from './use-part-upload';

/** Chooses the file of a part: by its button, by dropping or by pasting it. */
export function ChooseFile({ part, file: { upload, send, dismiss } }: { part: UploadPart; file: FileOfPart }) {
  // What only blocks with packages say no guest loads.
  const { t } = useTranslation(...(part.kind === 'h5p' ? [NAMESPACE, 'h5p'] : [NAMESPACE]));
  const hint = useId();
  const [over, setOver] = useState(false);
  const { types, megabytes } = UPLOADS[part.kind];
  usePastedFile(send);
  if (upload && 'percent' in upload) return <UploadState upload={upload} onDismiss={dismiss} />;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = fileIn(event.dataTransfer);
    if (dropped) send(dropped);
  };
  return (
    <div className={classes.choose}>
      <label
        className={classes.place}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileInput accept={types?.join()} aria-describedby={hint} onFile={send} />
        <IconUpload size={24} stroke={1.9} aria-hidden />
        {t(part.content.file ? `upload.other.${part.kind}` : `upload.choose.${part.kind}`)}
      </label>
      <p className={classes.hint} id={hint}>
        {t(`upload.hint.${part.kind}`, { max: megabytes })}
      </p>
      <div role="alert">{upload && <FieldError>{upload.problem}</FieldError>}</div>
    </div>
  );
}
