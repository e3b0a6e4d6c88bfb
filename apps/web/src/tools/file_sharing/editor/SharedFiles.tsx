import { FILE_SHARING_LIMITS, type GivenFile, LIMITS, type SharedFileItem } from '@murmel/contracts';
import { IconFileZip, IconFolderUp, IconTrash, IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { UploadRow } from '../../../core/boards/upload/UploadRow';
import { useUploads } from '../../../core/boards/upload/use-uploads';
import { droppedFiles } from '../../../core/files/dropped-files';
import { FileRow } from '../../../core/files/FileRow';
import { FilesByFolder } from '../../../core/files/FilesByFolder';
import { usePastedFiles } from '../../../core/files/pasted-files';
import { PaidFeature } from '../../../core/licences/PaidFeature';
import { api } from '../../../platform/api/client';
import { useOnline } from '../../../platform/connection/online';
import { errorText } from '../../../platform/errors/error-text';
import { FileDropZone } from '../../../ui/files/FileDropZone';
import { Button } from '../../../ui/forms/Button';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog';
import { IconButton } from '../../../ui/overlays/IconButton';
import { toast } from '../../../ui/status/toast-queue';
import { freeName } from '../shown-state';
import { useTexts } from '../texts';
import classes from './editor.module.css';
import { useShareFile } from './use-share-file';

interface SharedFilesProps {
  item: SharedFileItem;
  files: readonly GivenFile[];
  mayChange: boolean;
}

/** Lists the files that every viewer of the item can download, and the place for more. */
export function SharedFiles({ item, files, mayChange }: SharedFilesProps) {
  const t = useTexts();
  const title = useId();
  const [leaving, setLeaving] = useState<GivenFile>();
  const take = useTake(item.id);
  return (
    <section className={classes.section} aria-labelledby={title}>
      <div className={classes.heading}>
        <h2 id={title}>{t('files.title')}</h2>
        {files.length > 1 && (
          <Button
            component="a"
            href={`/api/file_sharing/files/${item.id}/archive`}
            download
            variant="default"
            size="sm"
            leftSection={<IconFileZip size={18} stroke={1.9} aria-hidden />}
          >
            {t('files.all')}
          </Button>
        )}
      </div>
      {files.length === 0 && <p className={classes.quiet}>{t(mayChange ? 'files.none' : 'files.empty')}</p>}
      <FilesByFolder
        files={files}
        label={t('files.title')}
        row={(file) => (
          <FileRow
            key={file.id}
            file={file}
            detail={
              file.downloads !== null && (file.downloads === 0 ? t('files.untaken') : t('files.downloads', { count: file.downloads }))
            }
            actions={
              mayChange && (
                <IconButton label={t('files.remove', { name: file.name })} icon={IconTrash} size={44} onClick={() => setLeaving(file)} />
              )
            }
          />
        )}
      />
      {mayChange && <MoreFiles itemId={item.id} files={files} />}
      <ConfirmDialog
        opened={leaving !== undefined}
        title={t('files.removeTitle', { name: leaving?.name ?? '' })}
        confirmLabel={t('files.removeYes')}
        cancelLabel={t('cancel')}
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) void take(leaving);
          setLeaving(undefined);
        }}
      >
        {t('files.removeText')}
      </ConfirmDialog>
    </section>
  );
}

function MoreFiles({ itemId, files }: Pick<SharedFilesProps, 'files'> & { itemId: string }) {
  const t = useTexts();
  const hint = useId();
  const online = useOnline();
  const folder = useRef<HTMLInputElement>(null);
  const { uploads, begin, ...handling } = useUploads(useShareFile(itemId));
  const { files: most } = FILE_SHARING_LIMITS;
  const full = files.length >= most;
  // Browsers call every pasted picture the same.
  usePastedFiles((pasted) => begin(pasted.map((file) => renamed(file, files))), online && !full);
  if (full) return <p className={classes.quiet}>{t('files.full', { max: most })}</p>;
  return (
    <>
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} {...handling} />
      ))}
      <FileDropZone
        icon={IconUpload}
        hint={hint}
        onFile={(file) => begin([file])}
        onFiles={begin}
        onDrop={(dropped) => void droppedFiles(dropped).then(begin)}
      >
        {t('files.choose')}
      </FileDropZone>
      <div className={classes.row}>
        <input
          ref={(input) => {
            folder.current = input;
            input?.setAttribute('webkitdirectory', '');
          }}
          type="file"
          hidden
          onChange={({ currentTarget }) => {
            begin(Array.from(currentTarget.files ?? []));
            currentTarget.value = '';
          }}
        />
        <Button
          variant="default"
          size="sm"
          disabled={!online}
          leftSection={<IconFolderUp size={18} stroke={1.9} aria-hidden />}
          onClick={() => folder.current?.click()}
        >
          {t('files.folder')}
        </Button>
        <p className={classes.quiet} id={hint}>
          {t('files.hint', { free: LIMITS.file.freeMegabytes, paid: LIMITS.file.paidMegabytes, video: LIMITS.file.videoMegabytes })}
        </p>
        <PaidFeature feature="largeFiles" />
      </div>
    </>
  );
}

/** A file under a name that is free beside the others. */
function renamed(file: File, others: readonly GivenFile[]): File {
  const name = freeName(
    file.name,
    others.filter(({ folder }) => folder === '').map((other) => other.name),
  );
  return name === file.name ? file : new File([file], name, { type: file.type });
}

function useTake(id: string): (file: GivenFile) => Promise<void> {
  const t = useTexts();
  const queryClient = useQueryClient();
  return async (file) => {
    try {
      await api.fileSharing.detach({ id, shrineId: file.id });
    } catch (error) {
      toast({ tone: 'alert', text: t('files.removeFailed', { name: file.name, reason: errorText(error) }) });
    }
    await queryClient.invalidateQueries();
  };
}
