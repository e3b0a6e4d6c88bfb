import type { HandedInFile, HandIn } from '@murmel/contracts';
import { IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '../../../core/dates/dates';
import { FileRow } from '../../../core/files/FileRow';
import list from '../../../core/files/file-list.module.css';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { Dialog } from '../../../ui/overlays/Dialog';
import { IconButton } from '../../../ui/overlays/IconButton';
import { toast } from '../../../ui/status/toast-queue';
import { spokenReceipt } from '../shown-state';

/** All that one person handed in, with the receipts that they have, too. */
export function HandInDialog({ person: { name, files }, onClose }: { person: HandIn; onClose: () => void }) {
  const { t, i18n } = useTranslation('tools/file_sharing');
  const queryClient = useQueryClient();
  const [leaving, setLeaving] = useState<HandedInFile>();
  const remove = async ({ id, name: file }: HandedInFile) => {
    setLeaving(undefined);
    try {
      await api.ownerFiles.remove({ id });
    } catch (error) {
      toast({ tone: 'alert', text: t('files.removeFailed', { name: file, reason: errorText(error) }) });
    }
    await queryClient.invalidateQueries();
  };
  const at = (file: HandedInFile) => momentText(new Date(file.at), i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <Dialog opened size="lg" onClose={onClose} title={t('handIns.title', { name })} closeLabel={t('close')}>
        <ul className={list.list} aria-label={t('handIns.title', { name })}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              detail={t(file.late ? 'handIns.lateDetail' : 'handIns.detail', { at: at(file), receipt: spokenReceipt(file.receipt) })}
              actions={
                <IconButton label={t('files.remove', { name: file.name })} icon={IconTrash} size={44} onClick={() => setLeaving(file)} />
              }
            />
          ))}
        </ul>
      </Dialog>
      <ConfirmDialog
        opened={leaving !== undefined}
        title={t('files.removeTitle', { name: leaving?.name ?? '' })}
        confirmLabel={t('files.removeYes')}
        cancelLabel={t('cancel')}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => leaving && void remove(leaving)}
      >
        {t('handIns.removeText', { name })}
      </ConfirmDialog>
    </>
  );
}
