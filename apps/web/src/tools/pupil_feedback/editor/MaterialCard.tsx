import { type FeedbackAssignmentItem, PUPIL_FEEDBACK_LIMITS } from '@murmel/contracts';
import { IconTrash, IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useId, useRef } from 'react';
import { sendFile } from '../../../core/boards/upload/send-file';
import { UploadRow } from '../../../core/boards/upload/UploadRow';
import { problemOf } from '../../../core/boards/upload/upload-problem';
import { type Send, useUploads } from '../../../core/boards/upload/use-uploads';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { errorText } from '../../../platform/errors/error-text';
import { useLatest } from '../../../platform/use-latest';
import { FileDropZone } from '../../../ui/files/FileDropZone';
import { IconButton } from '../../../ui/overlays/IconButton';
import { toast } from '../../../ui/status/toast-queue';
import MaterialFiles from '../material/MaterialFiles';
import { useTexts } from '../texts';
import classes from './editor.module.css';

const { max, megabytes } = PUPIL_FEEDBACK_LIMITS.files;
const ACCEPTED = 'image/*,.pdf,.docx,.xlsx,.pptx,.odt,.ods,.odp,.txt,.md,.csv';

/** Edits the files that pupils work with. */
export function MaterialCard({ item }: { item: FeedbackAssignmentItem }) {
  const t = useTexts();
  const hint = useId();
  const { files } = item.assignment;
  const change = useChangedFiles(item);
  const send = useCallback<Send>(
    async (file, options) => {
      const sent = await sendFile(item.id, file, options);
      if (!sent.ok) return sent.reason;
      try {
        await change((before) => [...before, sent.file.id]);
        return undefined;
      } catch (error) {
        return problemOf(error, file);
      }
    },
    [item.id, change],
  );
  const { uploads, begin, ...handling } = useUploads(send);
  const remove = (id: string): void => {
    change((before) => before.filter((one) => one !== id)).catch((error: unknown) => toast({ tone: 'alert', text: errorText(error) }));
  };
  return (
    <>
      {files.length > 0 && (
        <MaterialFiles
          files={files}
          label={t('material.files')}
          actions={({ id, name }) => (
            <IconButton label={t('material.removeFile', { name })} icon={IconTrash} size={44} onClick={() => remove(id)} />
          )}
        />
      )}
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} {...handling} />
      ))}
      {files.length < max ? (
        <FileDropZone icon={IconUpload} hint={hint} accept={ACCEPTED} onFile={(file) => begin([file])} onFiles={begin}>
          {t('material.choose')}
        </FileDropZone>
      ) : (
        <p className={classes.hint}>{t('material.full', { max })}</p>
      )}
      <p className={classes.hint} id={hint}>
        {t('material.filesHint', { max, megabytes })}
      </p>
    </>
  );
}

/** Returns what changes the list of files: one change after the other, each on what the one before left. */
function useChangedFiles({ id, assignment }: FeedbackAssignmentItem): (next: (before: string[]) => string[]) => Promise<void> {
  const queryClient = useQueryClient();
  const shown = useLatest(assignment.files);
  const last = useRef<Promise<string[] | undefined>>(Promise.resolve(undefined));
  return useCallback(
    (next) => {
      const changed = last.current.then(async (before) => {
        const files = next(before ?? shown().map((file) => file.id));
        const answer = await api.pupilFeedback.update({ id, files });
        queryClient.setQueryData(orpc.pupilFeedback.get.queryKey({ input: { id } }), answer);
        return answer.assignment.files.map((file) => file.id);
      });
      last.current = changed.catch(() => undefined);
      return changed.then(() => undefined);
    },
    [id, queryClient, shown],
  );
}
