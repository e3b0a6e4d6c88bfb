import type { AttachedLink, PinboardAttachment, PinboardCard } from '@murmel/documents';
import { IconDots, IconDownload, IconExternalLink, IconPhoto, IconPhotoOff, IconTrash, IconWorld } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { fileIcon } from '../../../../core/boards/upload/file-icons';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { fileSize } from '../../../../ui/files/file-size';
import { Button } from '../../../../ui/forms/Button';
import { ActionMenu, type MenuAction } from '../../../../ui/overlays/ActionMenu';
import { IconButton } from '../../../../ui/overlays/IconButton';
import { LazyPicture } from '../../../../ui/pictures/LazyPicture';
import { usePinboard } from '../../board/pinboard-context';
import { useTexts } from '../texts';
import classes from './attachments.module.css';
import type { Removal } from './use-removal';

interface AttachmentChipProps {
  card: PinboardCard;
  attachment: PinboardAttachment;
  editable: boolean;
  removal: Removal;
}

/** One file to download, or one page to open in a new tab. */
export function AttachmentChip({ card, attachment, editable, removal }: AttachmentChipProps) {
  const t = useTexts();
  const { language } = useTranslation().i18n;
  const { run, fileUrl, thumbnailUrl } = usePinboard();
  const file = attachment.kind === 'file';
  const name = file ? attachment.name : siteOf(attachment);
  if (removal.leaving.has(attachment.id)) return <Leaving name={name} onUndo={() => removal.undo(attachment.id)} />;

  const detail = file ? fileSize(attachment.bytes, language) : pageOf(attachment);
  const picture = file ? (attachment.image ? attachment.file : null) : attachment.picture;
  const IconShape = file ? fileIcon(attachment.contentType) : IconWorld;
  const Act = file ? IconDownload : IconExternalLink;
  const isCover = card.cover?.attachment === attachment.id;
  const actions: MenuAction[] = [
    ...(picture
      ? [
          {
            key: 'cover',
            label: t(isCover ? 'cover.remove' : 'cover.make'),
            icon: isCover ? IconPhotoOff : IconPhoto,
            onSelect: () => void run('changeCard', { card: card.id, cover: isCover ? null : { attachment: attachment.id, alt: '' } }),
          },
        ]
      : []),
    { key: 'remove', label: t('files.remove'), icon: IconTrash, danger: true, onSelect: () => removal.remove(attachment.id) },
  ];
  return (
    <li className={classes.chip}>
      <a
        className={classes.open}
        {...(file
          ? { href: fileUrl(attachment.file), download: attachment.name }
          : { href: attachment.url, target: '_blank', rel: 'noopener noreferrer' })}
      >
        {picture ? (
          <LazyPicture className={classes.thumb} address={thumbnailUrl(picture)} alt="" />
        ) : (
          <IconShape size={24} stroke={1.9} className={classes.icon} data-kind={attachment.kind} aria-hidden />
        )}
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.detail}>{detail}</span>
        </span>
        <span className="visually-hidden">{t(file ? 'files.download' : 'links.open')}</span>
        <Act size={20} stroke={1.9} aria-hidden />
      </a>
      {editable && (
        <ActionMenu
          actions={actions}
          button={(props) => <IconButton {...props} label={t('files.more', { name })} icon={IconDots} size={44} tipAlign="end" />}
        />
      )}
    </li>
  );
}

function Leaving({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  // The menu that was pressed is gone: focus must not fall to the beginning.
  useEffect(() => button.current?.focus(), []);
  return (
    <li className={classes.leaving}>
      <span role="status">{t('files.leaving', { name })}</span>
      <Button ref={button} size="sm" variant="subtle" onClick={onUndo}>
        {t('undo')}
      </Button>
    </li>
  );
}

function siteOf({ site, url }: AttachedLink): string {
  return site || new URL(url).hostname.replace(/^www\./, '');
}

/** The page's title; a page without one has only its address. */
function pageOf(link: AttachedLink): string {
  const site = siteOf(link);
  return link.title && link.title !== site ? link.title : link.url.replace(/^[a-z]+:(\/\/)?(www\.)?/i, '');
}
