import type { AiFile } from '@murmel/contracts';
import { IconFileText, IconFileTypePdf, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { fileSize } from '../../../../ui/files/file-size';
import { IconButton } from '../../../../ui/overlays/IconButton';
import classes from './files.module.css';

interface FileChipProps {
  file: AiFile;
  /** absent where it stays */
  onRemove?: () => void;
}

/** A file of a question: what it is called, how large it is, and the file itself behind it. */
export function FileChip({ file: { name, bytes, kind, pages, url, thumbnailUrl }, onRemove }: FileChipProps) {
  const { t, i18n } = useTranslation('ai/chat/files');
  const Shape = name.toLowerCase().endsWith('.pdf') ? IconFileTypePdf : IconFileText;
  const size = fileSize(bytes, i18n.language);
  const way = kind === 'picture' ? { href: `${url}?inline`, target: '_blank', rel: 'noopener' } : { href: url, download: name };
  return (
    <span className={classes.chip}>
      {thumbnailUrl ? <img className={classes.picture} src={thumbnailUrl} alt="" /> : <Shape size={24} stroke={1.9} aria-hidden />}
      <a {...way} className={classes.file}>
        <span className={classes.name}>{name}</span>
        <small>{pages === null ? size : t('pages', { count: pages, size })}</small>
      </a>
      {onRemove && <IconButton icon={IconX} label={t('remove', { name })} tipAlign="end" onClick={onRemove} />}
    </span>
  );
}
