import {
  type BoardActor,
  type Pinboard,
  type PinboardAttachment,
  type PinboardCard,
  type PinboardList,
  seesReactions,
} from '@murmel/documents';
import { asSomebody, boardActorOf } from '../../../core/boards/board-actor.js';
import { richPaper } from '../../../core/boards/rich-paper.js';
import { lineOnPaper, type PaperBlock, type PaperCard, wordsOnPaper } from '../../../core/pdf-layout/paper.js';
import type { PaperContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf } from '../../../platform/asking.js';
import { reactionCounts, seenCounts } from '../people/reactions-count.js';
import { type Roster, rosterOf } from '../people/roster.js';
import { seenCards, seenLists } from '../seen-parts.js';
import { storedPinboard } from '../stored-pinboard.js';
import { type CommentsOfCard, firstComments } from './first-comments.js';
import { BOARD_WORDS, type BoardWords } from './paper-words.js';

interface Seen {
  board: Pinboard;
  actor: BoardActor;
  roster: Roster;
  counts: Awaited<ReturnType<typeof reactionCounts>>;
  comments: ReadonlyMap<string, CommentsOfCard>;
  words: BoardWords;
}

/** Prints the board as the caller sees it, list after list. Parts not visible to them are not read either. */
export const pinboardOnPaper: PaperContribution = {
  async blocks(manager, asking, language, bounds) {
    const itemId = itemOf(asking).id;
    const board = await storedPinboard(manager, itemId);
    const actor = asSomebody(boardActorOf(asking));
    const lists = seenLists(board, actor).map((list) => ({ list, cards: seenCards(board, actor, list.id) }));
    const cards = lists.flatMap((one) => one.cards);
    const ids = cards.map(({ id }) => id);
    const counts = await reactionCounts(manager, itemId, ids);
    const said = seesReactions(board, actor, 'comments');
    const comments = said ? await firstComments(manager, itemId, ids, bounds) : new Map<string, CommentsOfCard>();
    const roster = await rosterOf(manager, itemId, [
      ...cards.map(({ author }) => author),
      ...[...comments.values()].flatMap(({ first }) => first.map(({ person }) => person)),
    ]);
    const seen: Seen = { board, actor, roster, counts, comments, words: BOARD_WORDS[language] };
    return lists.flatMap((one) => listPaper(one, seen));
  },
};

const isInvisible = ({ permission }: Pick<PinboardCard | PinboardList, 'permission'>): boolean =>
  permission === 'visitor_permissions_invisible';
const headingOf = (level: number, text: string): PaperBlock => ({ kind: 'heading', level, runs: [wordsOnPaper(text)] });
const noteOf = (text: string): PaperBlock => ({ kind: 'note', runs: [wordsOnPaper(text)] });

function listPaper({ list, cards }: { list: PinboardList; cards: readonly PinboardCard[] }, seen: Seen): PaperBlock[] {
  return [
    headingOf(1, list.name),
    ...(isInvisible(list) ? [noteOf(seen.words.invisible)] : []),
    cards.length > 0 ? { kind: 'cards', cards: cards.map((card) => cardPaper(card, seen)) } : noteOf(seen.words.empty),
  ];
}

function cardPaper(card: PinboardCard, seen: Seen): PaperCard {
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
      ...richPaper(card.description),
      ...attachments.filter((one) => !picture || one !== cover || one.kind === 'link').map((one) => attachmentPaper(one, words)),
      ...(about ? [noteOf(about)] : []),
      ...commentsPaper(card, seen),
    ],
  };
}

/** The file with the picture that stands on top of a card. */
function pictureOf(attachment: PinboardAttachment): string | null {
  if (attachment.kind === 'link') return attachment.picture;
  return attachment.image ? attachment.file : null;
}

function attachmentPaper(attachment: PinboardAttachment, words: BoardWords): PaperBlock {
  if (attachment.kind === 'file') return lineOnPaper(`${words.file}: ${attachment.name}`);
  return { kind: 'paragraph', runs: [wordsOnPaper(attachment.title || attachment.url, { link: attachment.url })] };
}

function commentsPaper({ id }: PinboardCard, { comments, roster, words }: Seen): PaperBlock[] {
  const said = comments.get(id);
  if (!said) return [];
  const lines = said.first.map(({ person, text }): PaperBlock => {
    const name = roster.get(person ?? '')?.name;
    return { kind: 'note', runs: [...(name ? [wordsOnPaper(`${name}: `, { bold: true })] : []), wordsOnPaper(text)] };
  });
  const more = said.all - said.first.length;
  return more > 0 ? [...lines, noteOf(words.more(more))] : lines;
}
