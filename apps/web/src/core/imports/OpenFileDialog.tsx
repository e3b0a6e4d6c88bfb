import {
  type Brought,
  FILE_REFUSALS,
  type FileRefusal,
  IMPORT_EXTENSIONS,
  IMPORT_MEGABYTES,
  IMPORT_TYPES,
  MEGABYTE,
} from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { IconFileImport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorText } from '../../platform/errors/error-text';
import { text } from '../../platform/i18n/i18n';
import { useTranslation } from '../../platform/i18n/use-translation';
import { uploadFile } from '../../platform/upload/upload-file';
import { FileUploadField } from '../../ui/files/FileUploadField';
import { Button } from '../../ui/forms/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { toast } from '../../ui/status/toast-queue';
import { itemHref } from '../links/item-href';
import classes from './imports.module.css';

const megabytes = IMPORT_MEGABYTES;
const ACCEPTED = [...IMPORT_EXTENSIONS.map((ending) => `.${ending}`), ...IMPORT_TYPES].join();

interface OpenFileDialogProps {
  /** folder of the created item; none without it */
  folderId?: string | undefined;
  onClose: () => void;
}

/** Makes something new of a file on this device, and opens it. */
export default function OpenFileDialog({ folderId, onClose }: OpenFileDialogProps) {
  const { t } = useTranslation('imports');
  const { t: shell } = useTranslation('shell');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const hint = useId();
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File) => {
    setProblem(undefined);
    if (file.size > megabytes * MEGABYTE) return setProblem(t('tooLarge', { megabytes }));
    const { signal } = (running.current = new AbortController());
    setSent(0);
    try {
      const path = `/brought_in${folderId ? `?folderId=${folderId}` : ''}`;
      const { item, leftOut, shownElsewhere } = await uploadFile<Brought>({ path, file, signal, onProgress: setSent });
      void queryClient.invalidateQueries();
      toast({
        id: 'open-file',
        tone: 'success',
        text: [
          leftOut > 0 ? t('openedWithout', { count: leftOut }) : t('opened', { name: item.title }),
          ...(shownElsewhere > 0 ? [t('shownElsewhere', { count: shownElsewhere })] : []),
        ].join(' '),
      });
      onClose();
      void navigate(itemHref(item));
    } catch (error) {
      if (signal.aborted) return;
      setProblem(fileRefusalText(error));
      setSent(undefined);
    }
  };
  return (
    <Dialog
      size="sm"
      opened
      onClose={onClose}
      title={t('title')}
      closeLabel={shell('close')}
      footer={
        <Button variant="default" onClick={onClose}>
          {shell('cancel')}
        </Button>
      }
    >
      <p id={hint} className={classes.text}>
        {t('text', { megabytes })}
      </p>
      <FileUploadField
        icon={IconFileImport}
        accept={ACCEPTED}
        hint={hint}
        words={{ choose: t('choose'), sending: t('sending'), reading: t('reading') }}
        sent={sent}
        problem={problem}
        onFile={(file) => void send(file)}
      />
    </Dialog>
  );
}

/** The sentence for a file that was refused: why, with the numbers. */
function fileRefusalText(error: unknown): string {
  if (!(error instanceof ORPCError)) return errorText(error);
  const data = (error.data ?? {}) as Record<string, unknown>;
  const why = error.code === 'FILE_REFUSED' ? (data['why'] as FileRefusal | undefined) : undefined;
  if (why && FILE_REFUSALS.includes(why)) return text('imports', `refused.${why}`, data);
  if (error.code === 'UNSUPPORTED_TYPE') return text('imports', 'refused.type');
  return error.code === 'TOO_LARGE' ? text('imports', 'tooLarge', data) : errorText(error);
}
