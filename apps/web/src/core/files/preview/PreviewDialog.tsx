import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { fileSize } from '../../../ui/files/file-size';
import { Dialog } from '../../../ui/overlays/Dialog';
import { type FileInfo, fileAddress } from '../file-links';
import row from '../file-list.module.css';
import { useTexts } from '../texts';
import { FilePreview } from './FilePreview';

/** A file over the page, with the way to take it along. */
export default function PreviewDialog({ file, onClose }: { file: FileInfo; onClose: () => void }) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  return (
    <Dialog
      opened
      size="lg"
      onClose={onClose}
      title={file.name}
      closeLabel={t('close')}
      footer={
        <a className={row.take} href={fileAddress(file)} download={file.name}>
          <IconDownload size={20} stroke={1.9} aria-hidden /> {t('take', { size: fileSize(file.bytes, language) })}
        </a>
      }
    >
      <FilePreview file={file} />
    </Dialog>
  );
}
