import { LIMITS } from '@murmel/contracts';
import { allowedLink } from '../../addresses.js';
import { orderKeyAfter } from '../../board/fractional-order.js';
import { PART_NOT_FOUND } from '../../board/operation-input.js';
import { refuseOnCard } from '../permissions.js';
import { type PinboardOperation, set } from './operation.js';

const { attachmentsPerCard } = LIMITS.pinboard;

/** Attaches a resource the api has validated: a file of this item that its sender may use, or a link with the metadata of its page. */
export const attach: PinboardOperation<'attach'> = {
  refuse: (board, actor, { card, attachment }) => {
    const refusal = refuseOnCard(board, actor, card);
    if (refusal) return refusal;
    if (attachment.kind === 'link' && !allowedLink(attachment.url)) return { code: 'LINK_INVALID' };
    return board.attachmentsOf(card).length >= attachmentsPerCard ? { code: 'LIMIT_REACHED', limit: attachmentsPerCard } : undefined;
  },
  changes: (board, _actor, { card, attachment, asCover }, newId) => {
    const id = newId();
    const order = orderKeyAfter(board.attachmentsOf(card), undefined);
    const picture = attachment.kind === 'file' ? attachment.image : attachment.picture !== null;
    const cover = asCover === true && picture && board.card(card)?.cover === null;
    return [
      set('attachments', id, { ...attachment, card, order }),
      ...(cover ? [set('cards', card, { cover: { attachment: id, alt: '' } })] : []),
    ];
  },
};

export const removeAttachment: PinboardOperation<'removeAttachment'> = {
  refuse: (board, actor, { attachment }) => {
    const known = board.attachment(attachment);
    return known ? refuseOnCard(board, actor, known.card) : PART_NOT_FOUND;
  },
  changes: (board, _actor, { attachment }) => {
    const card = board.card(board.attachment(attachment)?.card ?? '');
    return [
      { table: 'attachments', id: attachment, remove: true },
      ...(card?.cover?.attachment === attachment ? [set('cards', card.id, { cover: undefined })] : []),
    ];
  },
};
