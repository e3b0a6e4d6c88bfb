import { ANSWER_FILE_ENDINGS, LIMITS, RECORDING_LIMITS } from '@murmel/contracts';
import { IconFileCheck, IconFileUpload, IconTrash } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { lazyPage } from '../../../platform/page/lazy-page';
import { FileInput } from '../../../ui/files/FileInput';
import { fileSize } from '../../../ui/files/file-size';
import { fileUrl, thumbnailUrl } from '../../boards/file-address';
import { canRecordVoice } from '../../capture/capture-permission';
import { TextButton } from '../FormButton';
import { heldFileId, heldRecording } from '../held-files';
import type { KnownFile } from '../local-answers';
import type { Upload } from '../use-uploads';
import { AnswerError } from './AnswerError';
import classes from './FileField.module.css';
import type { FieldProps, FieldTexts } from './field';

interface FileFieldProps extends Omit<FieldProps<unknown>, 'answer' | 'onAnswer'> {
  t: FieldTexts;
  /** the file of the answer */
  file: KnownFile | undefined;
  upload: Upload | undefined;
  onChoose: (file: File) => void;
  /** a recording that lies on this device until the answers are handed in */
  onRecorded: (held: KnownFile) => void;
  onGiveUp: () => void;
  onRemove: () => void;
}

/** Most people send a file, if anything: what records comes with the first who does not. */
const RecordAnswer = lazyPage(() => import('../../recordings/answer/RecordAnswer'), ['recordings']);

const { maxMegabytes } = LIMITS.file.answer;
const ACCEPTED = ANSWER_FILE_ENDINGS.map((ending) => `.${ending}`).join(',');

/** One file: chosen, on its way up, there. */
export function FileField({
  part,
  t,
  file,
  upload,
  onChoose,
  onRecorded,
  onGiveUp,
  onRemove,
  locked,
  labelledBy,
  describedBy,
  invalid,
}: FileFieldProps) {
  const { language } = useTranslation().i18n;
  const input = useRef<HTMLInputElement>(null);
  const [recording, setRecording] = useState(false);
  const going = upload?.state === 'going' ? upload : undefined;
  const failed = upload?.state === 'failed' ? upload : undefined;
  // The pressed button disappears: focus must not fall to the page's beginning.
  const backToInput = (act: () => void) => () => {
    act();
    requestAnimationFrame(() => input.current?.focus());
  };
  const reason =
    failed &&
    (typeof failed.problem === 'object'
      ? failed.problem.text
      : t(`file.${failed.problem}`, { size: fileSize(failed.bytes, language), max: maxMegabytes }));
  const id = `${part.id}-file`;
  const held = heldRecording(file?.id) !== undefined;
  return (
    <div role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      {file && !going && (
        <div className={classes.file}>
          {!held && <Photo key={file.id} file={file} />}
          <IconFileCheck size={26} stroke={1.9} className={classes.icon ?? ''} aria-hidden />
          <span className={classes.words}>
            <span className={classes.name}>{file.name}</span>
            <span className={classes.size}>{fileSize(file.bytes, language)}</span>
          </span>
          {!locked && (
            <TextButton onClick={backToInput(onRemove)} aria-label={t('file.removeNamed', { name: file.name })}>
              <IconTrash size={20} stroke={1.9} aria-hidden />
              {t('file.remove')}
            </TextButton>
          )}
        </div>
      )}
      {going && (
        <div className={classes.file}>
          <span className={classes.words}>
            <span className={classes.name}>{going.name}</span>
            <progress className={classes.progress} max={100} value={going.percent} aria-label={t('file.going', { name: going.name })} />
            <span className={classes.size}>{t('file.percent', { percent: going.percent })}</span>
          </span>
          <TextButton onClick={backToInput(onGiveUp)}>{t('file.giveUp')}</TextButton>
        </div>
      )}
      {locked && !file && <p className={classes.hint}>{t('own.none')}</p>}
      {!locked && (
        <label className={classes.choose} hidden={Boolean(going)}>
          <FileInput
            ref={input}
            accept={ACCEPTED}
            aria-describedby={[id, describedBy].filter(Boolean).join(' ')}
            aria-invalid={invalid || Boolean(failed) || undefined}
            onFile={onChoose}
          />
          <IconFileUpload size={24} stroke={1.9} aria-hidden />
          {t(file ? 'file.other' : 'file.choose')}
        </label>
      )}
      {!locked && !going && canRecordVoice() && (
        <TextButton onClick={() => setRecording(true)}>{t(held ? 'file.hear' : 'file.record')}</TextButton>
      )}
      {recording && (
        <Suspense fallback={null}>
          <RecordAnswer
            use="answer"
            partId={part.id}
            onDone={({ name, size }, recordingId) => onRecorded({ id: heldFileId(recordingId), name, bytes: size })}
            onDiscard={() => held && onRemove()}
            onClose={() => setRecording(false)}
          />
        </Suspense>
      )}
      {held && <p className={classes.hint}>{t('file.held', { hours: RECORDING_LIMITS.answer.hours })}</p>}
      {!locked && (
        <p className={classes.hint} id={id}>
          {t('file.hint', { max: maxMegabytes })}
        </p>
      )}
      <AnswerError>{failed && reason && t('file.failed', { name: failed.name, reason })}</AnswerError>
    </div>
  );
}

/** Kinds of files that show themselves. */
const PICTURE = /\.(?:jpe?g|png)$/i;

/** A photo as it was sent, so that its sender sees whether it can be read; large on another page. */
function Photo({ file: { id, name } }: { file: KnownFile }) {
  const [failed, setFailed] = useState(false);
  if (failed || !PICTURE.test(name)) return null;
  return (
    <a className={classes.photo} href={fileUrl(id)} target="_blank" rel="noreferrer">
      <img src={thumbnailUrl(id)} alt={name} onError={() => setFailed(true)} />
    </a>
  );
}
