import type { ModelCard, SentAiFile } from '@murmel/contracts';
import { AI_FILE_LIMITS } from '@murmel/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../../platform/api/client';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { type UploadOptions, uploadFile } from '../../../../platform/upload/upload-file';
import { useLatest } from '../../../../platform/use-latest';
import { fileSize } from '../../../../ui/files/file-size';
import { Button } from '../../../../ui/forms/Button';
import { Announcement } from '../../../../ui/status/Announcement';
import { Notice } from '../../../../ui/status/Notice';
import { UploadRow } from '../../../boards/upload/UploadRow';
import { problemOf } from '../../../boards/upload/upload-problem';
import { useUploads } from '../../../boards/upload/use-uploads';
import { FileChip } from './FileChip';
import { fileProblem, modelInputLimit, modelProblem } from './file-problem';
import classes from './files.module.css';
import { PicturesNotice } from './PicturesNotice';
import type { AttachedFilesState } from './use-attached-files';

const { perMessage, megabytes, letters } = AI_FILE_LIMITS;
const OFFERED = 3;

export interface AttachedFilesProps {
  attached: AttachedFilesState;
  models: readonly ModelCard[];
  model: ModelCard | undefined;
  onChooseModel: (id: string) => void;
}

/** Files that go with the next question: on their way up, there, or refused, and whether the chosen model can take them. */
export default function AttachedFiles({ attached, models, model, onChooseModel }: AttachedFilesProps) {
  const { t, i18n } = useTranslation('ai/chat/files');
  const { files, change, chosen, setWaits } = attached;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const newest = useLatest({ change, count: files.length });
  const send = useCallback(
    async (file: File, options: UploadOptions) => {
      try {
        const sent = await uploadFile<SentAiFile>({ path: '/ai/files', file, ...options });
        newest().change((before) => [...before, sent]);
        return undefined;
      } catch (error) {
        if (options.signal?.aborted) throw error;
        return problemOf(error, file);
      }
    },
    [newest],
  );
  const { uploads, begin, ...handling } = useUploads(send);
  const going = uploads.filter(({ failed }) => failed === undefined).length;
  const goingNow = useLatest(going);
  const taken = useRef<unknown>(undefined);
  useEffect(() => {
    if (!chosen || taken.current === chosen) return;
    taken.current = chosen;
    const room = Math.max(0, perMessage - newest().count - goingNow());
    const problems = chosen.files.slice(0, room).flatMap((file) => {
      const problem = fileProblem(file);
      return problem ? [t(`refused.${problem}`, { name: file.name, size: fileSize(file.size, i18n.language), max: megabytes })] : [];
    });
    setRefused([...problems, ...(chosen.files.length > room ? [t('refused.tooMany', { max: perMessage })] : [])]);
    const good = chosen.files.slice(0, room).filter((file) => fileProblem(file) === undefined);
    if (good.length > 0) begin(good);
  }, [chosen, newest, goingNow, begin, t, i18n.language]);

  const problem = model && modelProblem(files, model);
  const waits = going > 0 || problem !== undefined;
  useEffect(() => setWaits(waits), [waits, setWaits]);
  const others = problem ? models.filter((one) => modelProblem(files, one) === undefined).slice(0, OFFERED) : [];
  const remove = ({ id }: SentAiFile) => {
    change((before) => before.filter((file) => file.id !== id));
    // One that a question has by now stays with it; the others go by themselves as well.
    api.aiFiles.remove({ id }).catch(() => undefined);
  };
  return (
    <div className={classes.attached}>
      {refused.length > 0 && (
        <Notice tone="alert" announce>
          {refused.map((sentence) => (
            <p key={sentence} className={classes.sentence}>
              {sentence}
            </p>
          ))}
        </Notice>
      )}
      {problem && (
        <Notice
          announce
          actions={others.map((one) => (
            <Button key={one.id} size="sm" variant="default" onClick={() => onChooseModel(one.id)}>
              {t('ask', { model: one.shortName })}
            </Button>
          ))}
        >
          {t(`model.${problem}`, { model: model.shortName, limit: modelInputLimit(model).toLocaleString(i18n.language) })}{' '}
          {t(others.length > 0 ? 'model.others' : `model.none.${problem}`)}
        </Notice>
      )}
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} {...handling} />
      ))}
      {files.length > 0 && (
        <ul className={classes.chips} aria-label={t('attached')}>
          {files.map((file) => (
            <li key={file.id}>
              <FileChip file={file} onRemove={() => remove(file)} />
            </li>
          ))}
        </ul>
      )}
      {files.some(({ kind }) => kind === 'picture') && <PicturesNotice />}
      <Announcement text={going === 0 && files.length > 0 ? t('there', { count: files.length }) : ''} turn={files.length} />
      {uploads.some(({ failed }) => failed) && (
        <p className={classes.hint}>{t('hint', { max: perMessage, megabytes, letters: letters.toLocaleString(i18n.language) })}</p>
      )}
    </div>
  );
}
