import type { PinboardAttachment } from '@murmel/documents';
import { IconExternalLink, IconFile, IconFileMusic, IconFileTypePdf, IconPhoto, IconVideo, IconWorld } from '@tabler/icons-react';
import type { Icon } from '../../../../ui/icon';
import { useBoardActions } from '../board-actions';
import { useBoardTexts } from '../texts';
import classes from './card.module.css';

/** Maximum number of chips, because more would hide the card; the rest is in its dialog. */
const SHOWN = 3;

function iconOf(attachment: PinboardAttachment): Icon {
  if (attachment.kind === 'link') return IconWorld;
  const { contentType } = attachment;
  if (attachment.image) return IconPhoto;
  if (contentType === 'application/pdf') return IconFileTypePdf;
  if (contentType.startsWith('audio/')) return IconFileMusic;
  return contentType.startsWith('video/') ? IconVideo : IconFile;
}

/** Files and links of a card, except the one that is its cover. */
export function Chips({ attachments, cover }: { attachments: readonly PinboardAttachment[]; cover: string | undefined }) {
  const t = useBoardTexts();
  const { fileUrl } = useBoardActions();
  const others = attachments.filter((attachment) => attachment.id !== cover || attachment.kind === 'link');
  if (others.length === 0) return null;
  return (
    <ul className={classes.chips}>
      {others.slice(0, SHOWN).map((attachment) => {
        const IconShape = iconOf(attachment);
        const link = attachment.kind === 'link';
        return (
          <li key={attachment.id}>
            <a
              className={classes.chip}
              data-chip={attachment.kind}
              draggable={false}
              href={link ? attachment.url : fileUrl(attachment.file)}
              target="_blank"
              rel="noopener noreferrer nofollow"
            >
              <IconShape size={19} stroke={1.9} className={classes.chipIcon ?? ''} aria-hidden />
              <span className={classes.chipName}>
                {link ? chipName(attachment.site, attachment.title, attachment.url) : attachment.name}
              </span>
              {link && <IconExternalLink size={16} stroke={1.9} aria-hidden />}
            </a>
          </li>
        );
      })}
      {others.length > SHOWN && <li className={classes.more}>{t('card.moreAttachments', { count: others.length - SHOWN })}</li>}
    </ul>
  );
}

function chipName(site: string, title: string, url: string): string {
  return [site, title].filter((part) => part !== '').join(' – ') || url;
}
