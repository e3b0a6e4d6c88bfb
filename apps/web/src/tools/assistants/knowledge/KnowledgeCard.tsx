import { KNOWLEDGE_ENDINGS, KNOWLEDGE_LIMITS, type KnowledgeFile } from '@murmel/contracts';
import { IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useId, useState } from 'react';
import { UploadRow } from '../../../core/boards/upload/UploadRow';
import { useUploads } from '../../../core/boards/upload/use-uploads';
import { api } from '../../../platform/api/client';
import { useOnline } from '../../../platform/connection/online';
import { errorText } from '../../../platform/errors/error-text';
import { FileInput } from '../../../ui/files/FileInput';
import { SwitchRow } from '../../../ui/forms/SwitchRow';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { toast } from '../../../ui/status/toast-queue';
import { KnowledgeRow } from './KnowledgeRow';
import classes from './knowledge.module.css';
import { useTexts } from './texts';
import { useLearn } from './use-learn';

interface KnowledgeCardProps {
  /** the assistant */
  id: string;
  files: readonly KnowledgeFile[];
  /** learners get page and passage */
  shown: boolean;
  onShow: (shown: boolean) => void;
}

const ACCEPTED = KNOWLEDGE_ENDINGS.map((ending) => `.${ending}`).join(',');
const { files: MAX, megabytes, advisedPages, excerptMax } = KNOWLEDGE_LIMITS;

/** Knowledge of an assistant: its files, how far each is read, and the place for one more. */
export function KnowledgeCard({ id, files, shown, onShow }: KnowledgeCardProps) {
  const t = useTexts();
  const [title, hint] = [useId(), useId()];
  const online = useOnline();
  const forget = useForget(id);
  const { uploads, begin, ...handling } = useUploads(useLearn(id));
  const [leaving, setLeaving] = useState<KnowledgeFile>();
  const full = files.length >= MAX;
  const closed = full || !online;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (!closed) begin(Array.from(event.dataTransfer.files));
  };
  return (
    <section className={classes.card} aria-labelledby={title} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <header className={classes.head}>
        <h2 id={title}>{t('title')}</h2>
        <span className={classes.count}>{t('count', { count: files.length, max: MAX })}</span>
        <label className={classes.add} data-closed={closed || undefined}>
          <FileInput
            accept={ACCEPTED}
            aria-label={t('addLong')}
            aria-describedby={hint}
            disabled={closed}
            onFile={(file) => begin([file])}
            onFiles={begin}
          />
          <IconPlus size={20} stroke={2} aria-hidden />
          {t('add')}
        </label>
      </header>
      {files.length > 0 && (
        <ul className={classes.list}>
          {files.map((file) => (
            <KnowledgeRow key={file.id} file={file} onRemove={() => setLeaving(file)} />
          ))}
        </ul>
      )}
      {files.length === 0 && <p className={classes.none}>{t('none')}</p>}
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} {...handling} />
      ))}
      <p id={hint} className={classes.hint}>
        {full ? t('full', { max: MAX }) : online ? t('hint', { megabytes, pages: advisedPages }) : t('offline')}
      </p>
      {files.length > 0 && (
        <SwitchRow label={t('sources.label')} description={t('sources.text', { letters: excerptMax })} checked={shown} onChange={onShow} />
      )}
      <ConfirmDialog
        opened={leaving !== undefined}
        title={t('removing.title', { name: leaving?.name ?? '' })}
        confirmLabel={t('removing.confirm')}
        cancelLabel={t('removing.cancel')}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) void forget(leaving);
          setLeaving(undefined);
        }}
      >
        {t('removing.text')}
      </ConfirmDialog>
    </section>
  );
}

function useForget(id: string): (file: KnowledgeFile) => Promise<void> {
  const queryClient = useQueryClient();
  return async ({ id: fileId }) => {
    try {
      await api.assistants.forget({ id, fileId });
    } catch (error) {
      toast({ tone: 'alert', text: errorText(error) });
    }
    await queryClient.invalidateQueries();
  };
}
