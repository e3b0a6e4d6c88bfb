import type { PinboardCover } from '@murmel/contracts';
import type { PinboardAttachment } from '@murmel/documents';
import { useBoardActions } from '../board-actions';
import classes from './card.module.css';

/** The picture on top of a card; nothing when its attachment is gone. */
export function Cover({ cover, attachments }: { cover: PinboardCover; attachments: readonly PinboardAttachment[] }) {
  const { thumbnailUrl } = useBoardActions();
  const attachment = attachments.find(({ id }) => id === cover.attachment);
  const file = attachment?.kind === 'file' ? attachment.file : attachment?.picture;
  if (!file) return null;
  return <img className={classes.cover} src={thumbnailUrl(file)} alt={cover.alt} loading="lazy" decoding="async" draggable={false} />;
}
