import type { PinboardCover } from '@murmel/contracts';
import type { PinboardAttachment } from '@murmel/documents';
import { LazyPicture } from '../../../../ui/pictures/LazyPicture';
import { useBoardActions } from '../board-actions';
import classes from './card.module.css';

/** The picture on top of a card; nothing when its attachment is gone. */
export function Cover({ cover, attachments }: { cover: PinboardCover; attachments: readonly PinboardAttachment[] }) {
  const { thumbnailUrl } = useBoardActions();
  const attachment = attachments.find(({ id }) => id === cover.attachment);
  const file = attachment?.kind === 'file' ? attachment.file : attachment?.picture;
  if (!file) return null;
  return <LazyPicture className={classes.cover} address={thumbnailUrl(file)} alt={cover.alt} />;
}
