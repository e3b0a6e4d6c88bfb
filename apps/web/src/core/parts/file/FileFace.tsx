import type { PartOf } from '@murmel/documents';
import { IconDownload, IconFile } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { fileSize } from '../../../ui/files/file-size';
import { fileIcon } from '../../boards/upload/file-icons';
import { EmptyFace } from '../EmptyFace';
import { usePartHost } from '../part-host';
import type { PartProps } from '../part-screen';
import { useTexts } from '../texts';
import { UploadFace } from '../upload/UploadFace';
import classes from './file.module.css';

/** A file to take home. */
export function FileFace({ part }: PartProps<PartOf<'file'>>) {
  const t = useTexts();
  return (
    <UploadFace part={part}>
      {part.content.file ? <Download part={part} file={part.content.file} /> : <EmptyFace icon={IconFile} hint={t('file.empty')} />}
    </UploadFace>
  );
}

export function FileReading({ part }: PartProps<PartOf<'file'>>) {
  return part.content.file ? <Download part={part} file={part.content.file} reading /> : <EmptyFace icon={IconFile} />;
}

interface DownloadProps extends PartProps<PartOf<'file'>> {
  file: string;
  /** true for a height that fits the content */
  reading?: boolean;
}

function Download({
  part: {
    content: { name, contentType, bytes },
  },
  file,
  reading = false,
}: DownloadProps) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const { fileUrl } = usePartHost();
  const IconShape = fileIcon(contentType);
  const size = fileSize(bytes, language);
  return (
    <div className={`${classes.file} ${reading ? '' : classes.face}`}>
      <IconShape size="2.2em" stroke={1.6} className={classes.icon ?? ''} aria-hidden />
      <span className={classes.words}>
        <strong className={classes.name}>{name}</strong>
        <span>{size}</span>
      </span>
      <a className={classes.download} href={fileUrl(file)} download={name} aria-label={t('file.download', { name, size })}>
        <IconDownload size="1.1em" stroke={2} aria-hidden />
        {t('file.save')}
      </a>
    </div>
  );
}
