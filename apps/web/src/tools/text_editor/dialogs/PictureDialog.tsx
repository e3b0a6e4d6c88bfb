import { LIMITS, PICTURE_TYPES } from '@murmel/contracts';
import { imageAddress } from '@murmel/documents';
import { IconPhotoUp } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { FileInput } from '../../../ui/files/FileInput';
import { FieldError } from '../../../ui/forms/FieldError';
import { Textarea } from '../../../ui/forms/TextField';
import { FormDialog } from '../../../ui/overlays/FormDialog';
import { shownSize } from '../pictures/shown-size';
import { type Upload, useUpload } from '../pictures/use-upload';
import { useTexts } from '../texts';
import { backToText } from './back-to-text';
import classes from './dialogs.module.css';

/** The picture at the caret, when there is one. */
export interface PictureAtCaret {
  src: string;
  alt: string;
}

interface PictureDialogProps {
  editor: Editor;
  itemId: string;
  /** pasted or dropped; without it the person chooses */
  file?: File | undefined;
  at?: PictureAtCaret | undefined;
  onClose: () => void;
}

/** Uploads a picture while its description is written, and puts both into the text. */
export function PictureDialog({ editor, itemId, file, at, onClose }: PictureDialogProps) {
  const t = useTexts();
  const [alt, setAlt] = useState(at?.alt ?? '');
  const { upload, choose, cancel } = useUpload(itemId, file);
  const done = () => {
    cancel();
    onClose();
    backToText(editor);
  };
  const save = () => {
    if (at) editor.chain().updateAttributes('image', { alt: alt.trim() }).run();
    else if (upload.state === 'done') {
      const { id, ...size } = { id: upload.picture.id, ...shownSize(upload.picture) };
      editor
        .chain()
        .insertContent({ type: 'image', attrs: { src: imageAddress(id), alt: alt.trim(), ...size } })
        .run();
    } else return;
    done();
  };
  return (
    <FormDialog
      title={t(at ? 'picture.edit' : 'picture.title')}
      closeLabel={t('close')}
      submitLabel={t(at ? 'picture.save' : 'picture.insert')}
      disabled={!at && upload.state !== 'done'}
      className={classes.form}
      onSubmit={save}
      onClose={done}
    >
      {at ? (
        <div className={classes.picture}>
          <img src={at.src} alt="" />
        </div>
      ) : (
        <Chosen upload={upload} onChoose={choose} />
      )}
      <Textarea
        label={t('picture.alt')}
        description={t('picture.altHint', { max: LIMITS.image.altMax })}
        rows={2}
        maxLength={LIMITS.image.altMax}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

function Chosen({ upload, onChoose }: { upload: Upload; onChoose: (file: File) => void }) {
  const t = useTexts();
  if (upload.state === 'none' || upload.state === 'refused') {
    return (
      <div>
        <label className={classes.choose}>
          <IconPhotoUp size={36} stroke={1.6} aria-hidden />
          <strong>{t('picture.choose')}</strong>
          <span className={classes.hint}>{t('picture.limits', { max: LIMITS.image.maxMegabytes })}</span>
          <FileInput className="visually-hidden" accept={PICTURE_TYPES.join()} data-autofocus onFile={onChoose} />
        </label>
        {upload.state === 'refused' && (
          <FieldError>
            {t(`picture.problems.${upload.problem}`, { max: LIMITS.image.maxMegabytes, defaultValue: t('picture.problems.other') })}
          </FieldError>
        )}
      </div>
    );
  }
  return (
    <div role="status">
      <div className={classes.picture}>
        <img src={upload.preview} alt="" />
      </div>
      {upload.state === 'uploading' ? (
        <>
          <progress className={classes.progress} max={100} value={upload.percent} aria-label={t('picture.uploading')} />
          <span className={classes.hint}>{t('picture.percent', { percent: Math.round(upload.percent) })}</span>
        </>
      ) : (
        <span className={classes.hint}>{t('picture.ready')}</span>
      )}
    </div>
  );
}
