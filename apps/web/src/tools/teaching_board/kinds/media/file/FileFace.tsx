import { IconDownload, IconFile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fileIcon } from '../../../../../core/boards/upload/file-icons';
import { fileSize } from '../../../../../core/boards/upload/file-size';
import { useTeachingBoard } from '../../../board/teaching-board-context';
import type { CardProps } from '../../card-screen';
import { EmptyFace } from '../parts/EmptyFace';
import { useTexts } from '../texts';
import { UploadFace } from '../upload/UploadFace';
import classes from './file.module.css';

/** A file to take home. */
export function FileFace({ card }: CardProps<'file'>) {
  const t = useTexts();
  const { editable } = useTeachingBoard();
  return (
    <UploadFace card={card}>
      {card.content.file ? (
        <Download card={card} file={card.content.file} />
      ) : (
        <EmptyFace icon={IconFile}>{editable && <p>{t('file.empty')}</p>}</EmptyFace>
      )}
    </UploadFace>
  );
}

export function FileReading({ card }: CardProps<'file'>) {
  return card.content.file ? <Download card={card} file={card.content.file} reading /> : null;
}

interface DownloadProps extends CardProps<'file'> {
  file: string;
  /** as high as it needs to be */
  reading?: boolean;
}

function Download({
  card: {
    content: { name, contentType, bytes },
  },
  file,
  reading = false,
}: DownloadProps) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const { fileUrl } = useTeachingBoard();
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
