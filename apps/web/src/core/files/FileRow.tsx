import { IconDownload, IconEye } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation';
import { lazyPart } from '../../platform/page/lazy-part';
import { fileSize } from '../../ui/files/file-size';
import { IconButton } from '../../ui/overlays/IconButton';
import { fileIcon } from '../boards/upload/file-icons';
import { type FileInfo, fileAddress, thumbnailAddress } from './file-links';
import classes from './file-list.module.css';
import { previewKind } from './preview/preview-kind';
import { useTexts } from './texts';

const PreviewDialog = lazyPart(() => import('./preview/PreviewDialog'));

interface FileRowProps {
  file: FileInfo;
  /** besides its size */
  detail?: ReactNode;
  /** further buttons */
  actions?: ReactNode;
}

/** One file in a list: what it is, looking at it, taking it along. */
export function FileRow({ file, detail, actions }: FileRowProps) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const [looked, setLooked] = useState(false);
  const { name, bytes, contentType } = file;
  const FileIcon = fileIcon(contentType);
  return (
    <li className={classes.row}>
      <span className={classes.sign} aria-hidden>
        {file.image ? <img src={thumbnailAddress(file)} alt="" loading="lazy" /> : <FileIcon size={24} stroke={1.9} />}
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.detail}>
          {fileSize(bytes, language)}
          {detail && <> · {detail}</>}
        </span>
      </span>
      <span className={classes.buttons}>
        {previewKind(file) && <IconButton label={t('look', { name })} icon={IconEye} size={44} onClick={() => setLooked(true)} />}
        <a
          className={classes.download}
          href={fileAddress(file)}
          download={name}
          aria-label={t('takeNamed', { name })}
          title={t('takeNamed', { name })}
        >
          <IconDownload size={20} stroke={1.9} aria-hidden />
        </a>
        {actions}
      </span>
      <Suspense fallback={null}>{looked && <PreviewDialog file={file} onClose={() => setLooked(false)} waiting={null} />}</Suspense>
    </li>
  );
}
