import { IconUpload } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { FileDropZone } from '../../../ui/files/FileDropZone';
import { FieldError } from '../../../ui/forms/FieldError';
import { NAMESPACE } from '../texts';
import { usePastedFile } from './dropped-file';
import { UPLOADS } from './rules';
import { UploadState } from './UploadState';
import classes from './upload.module.css';
import type { FileOfPart, UploadPart } from './use-part-upload';

/** Chooses the file of a part: by its button, by dropping or by pasting it. */
export function ChooseFile({ part, file: { upload, send, dismiss } }: { part: UploadPart; file: FileOfPart }) {
  // Texts needed only by blocks with packages are not loaded for guests.
  const { t } = useTranslation(...(part.kind === 'h5p' ? [NAMESPACE, 'h5p'] : [NAMESPACE]));
  const hint = useId();
  const { types, megabytes } = UPLOADS[part.kind];
  usePastedFile(send);
  if (upload && 'percent' in upload) return <UploadState upload={upload} onDismiss={dismiss} />;
  return (
    <div className={classes.choose}>
      <FileDropZone icon={IconUpload} accept={types?.join()} hint={hint} onFile={send}>
        {t(part.content.file ? `upload.other.${part.kind}` : `upload.choose.${part.kind}`)}
      </FileDropZone>
      <p className={classes.hint} id={hint}>
        {t(`upload.hint.${part.kind}`, { max: megabytes })}
      </p>
      <div role="alert">{upload && <FieldError>{upload.problem}</FieldError>}</div>
    </div>
  );
}
