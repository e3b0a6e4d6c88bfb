import {
  type BoardActor,
  type Pinboard,
  type PinboardAttachment,
  type PinboardCard,
  type PinboardList,
  seesReactions,
} from '@murmel/documents';
import { asIdentified, boardActorOf } from '../../../core/boards/board-actor.js';
import { richTextPdf } from '../../../core/boards/rich-text-pdf.js';
import { lineBlock, type PdfBlock, type PdfCard, textRun } from '../../../core/pdf-layout/pdf-layout.js';
import type { PdfContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/request-context.js';
import { reactionCounts, seenCounts } from '../people/reactions-count.js';
import { type Roster, rosterOf } from '../people/roster.js';
import { storedPinboard } from '../stored-pinboard.js';
import { visibleCards, visibleLists } from '../visible-parts.js';
import { type CommentsOfCard, firstComments } from './first-comments.js';
import { PINBOARD_PDF_TEXTS, type PinboardPdfTexts } from './pinboard-pdf-texts.js';

interface VisibleBoard {
  board: Pinboard;
  actor: BoardActor;
  roster: Roster;
  counts: Awaited<ReturnType<typeof reactionCounts>>;
  comments: ReadonlyMap<string, CommentsOfCard>;
  words: PinboardPdfTexts;
}

/** Prints the board as the caller sees it, list after list. Parts not visible to them are not read either. */
export const pinboardPdf: PdfContribution = {
  async blocks(manager, context, language, bounds) {
    const itemId = itemOf(context).id;
    const board = await storedPinboard(manager, itemId);
    const actor = asIdentified(boardActorOf(context));
    const lists = visibleLists(board, actor).map((list) => ({ list, cards: visibleCards(board, actor, list.id) }));
    const cards = lists.flatMap((one) => one.cards);
    const ids = cards.map(({ id }) => id);
    const counts = await reactionCounts(manager, itemId, ids);
    const said = seesReactions(board, actor, 'comments');
    const comments = said ? await firstComments(manager, itemId, ids, bounds) : new Map<string, CommentsOfCard>();
    const roster = await rosterOf(manager, itemId, [
      ...cards.map(({ author }) => author),
      ...[...comments.values()].flatMap(({ first }) => first.map(({ person }) => person)),
    ]);
    const seen: VisibleBoard = { board, actor, roster, counts, comments, words: PINBOARD_PDF_TEXTS[language] };
    return lists.flatMap((one) => listPdf(one, seen));
  },
};

const isInvisible = ({ permission }: Pick<PinboardCard | PinboardList, 'permission'>): boolean =>
  permission === 'visitor_permissions_invisible';
const headingOf = (level: number, text: string): PdfBlock => ({ kind: 'heading', level, runs: [textRun(text)] });
const noteOf = (text: string): PdfBlock => ({ kind: 'note', runs: [textRun(text)] });

function listPdf({ list, cards }: { list: PinboardList; cards: readonly PinboardCard[] }, seen: VisibleBoard): PdfBlock[] {
  return [
    headingOf(1, list.name),
    ...(isInvisible(list) ? [noteOf(seen.words.invisible)] : []),
    cards.length > 0 ? { kind: 'cards', cards: cards.map((card) => cardPdf(card, seen)) } : noteOf(seen.words.empty),
  ];
}

function cardPdf(card: PinboardCard, seen: VisibleBoard): PdfCard {
  const { board, roster, words } = seen;
  const attachments = board.attachmentsOf(card.id);
  const cover = attachments.find(({ id }) => id === card.cover?.attachment);
  const picture = cover && pictureOf(cover);
  const author = roster.get(card.author)?.name;
  const state = card.waiting ? words.waiting : card.hidden ? words.hidden : isInvisible(card) ? words.invisible : '';
  const [likes] = seenCounts(board, seen.actor, seen.counts.get(card.id));
  const about = [state, author && `${words.by} ${author}`, likes > 0 && `♥ ${likes}`].filter(Boolean).join(' · ');
  return {
    colour: card.colour,
    blocks: [
      ...(card.name ? [headingOf(2, card.name)] : []),
      ...(picture ? [{ kind: 'picture', fileId: picture, alt: card.cover!.alt } as const] : []),
      ...richTextPdf(card.description),
      ...attachments.filter((one) => !picture || one !== cover || one.kind === 'link').map((one) => attachmentPdf(one, words)),
      ...(about ? [noteOf(about)] : []),
      ...commentsPdf(card, seen),
    ],
  };
}

/** The file with the picture that stands on top of a card. */
function pictureOf(attachment: PinboardAttachment): string | null {
  if (attachment.kind === 'link') return attachment.picture;
  return attachment.image ? attachment.file : null;
}

function attachmentPdf(attachment: PinboardAttachment, words: PinboardPdfTexts): PdfBlock {
  if (attachment.kind === 'file') return lineBlock(`${words.file}: ${attachment.name}`);
  return { kind: 'paragraph', runs: [textRun(attachment.title || attachment.url, { link: attachment.url })] };
}

function commentsPdf({ id }: PinboardCard, { comments, roster, words }: VisibleBoard): PdfBlock[] {
  const said = comments.get(id);
  if (!said) return [];
  const lines = said.first.map(({ person, text }): PdfBlock => {
    const name = roster.get(person ?? '')?.name;
    return { kind: 'note', runs: [...(name ? [textRun(`${name}: `, { bold: true })] : []), textRun(text)] };
  });
  const more = said.all - said.first.length;
  return more > 0 ? [...lines, noteOf(words.more(more))] : lines;
}
