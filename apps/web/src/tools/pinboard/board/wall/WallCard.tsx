import type { PinboardAttachment, PinboardCard } from '@murmel/documents';
import { memo } from 'react';
import { RichTextView } from '../../../../core/boards/RichTextView';
import { LazyPicture } from '../../../../ui/pictures/LazyPicture';
import { usePinboard } from '../pinboard-context';
import classes from './wall.module.css';

/** One card in type for the wall: picture, title, text, and who made it. */
export const WallCard = memo(
  function WallCard({ card, attachments }: { card: PinboardCard; attachments: readonly PinboardAttachment[] }) {
    const { fileUrl, nameOf } = usePinboard();
    const attachment = attachments.find(({ id }) => id === card.cover?.attachment);
    const file = attachment?.kind === 'file' ? attachment.file : attachment?.picture;
    return (
      <li className={classes.card} data-tint={card.colour}>
        {file && <LazyPicture className={classes.cover} address={fileUrl(file)} alt={card.cover?.alt ?? ''} />}
        <div className={classes.body}>
          {card.name && <h3 className={classes.name}>{card.name}</h3>}
          {card.description && <RichTextView text={card.description} plain />}
          <p className={classes.author}>{nameOf(card.author).name}</p>
        </div>
      </li>
    );
  },
  (before, after) =>
    before.card === after.card &&
    before.attachments.length === after.attachments.length &&
    before.attachments.every((entry, index) => entry === after.attachments[index]),
);
