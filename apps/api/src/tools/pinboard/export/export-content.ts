import { spreadsheetCell } from '@murmel/contracts';
import { cardsIn, listsOf, type PinboardAttachment, richTextWords } from '@murmel/documents';
import { Item, PinboardComment } from '@murmel/server';
import { stringify } from 'csv-stringify/sync';
import type { EntityManager } from 'typeorm';
import type { ExportedContent } from '../../../core/tool-contribution/contributions.js';
import { isoTime } from '../iso-time.js';
import { reactionCounts } from '../people/reactions-count.js';
import { rosterOf } from '../people/roster.js';
import { storedPinboard } from '../stored-pinboard.js';
import { boardMarkdown, type ExportedList } from './board-markdown.js';

const HEADERS = {
  de: ['Liste', 'Karte', 'Text', 'Farbe', 'Von', 'Erstellt', 'Gefällt mir', 'Kommentare', 'Anhänge'],
  en: ['List', 'Card', 'Text', 'Colour', 'By', 'Created', 'Likes', 'Comments', 'Attachments'],
} as const;

/** Exports the board for its owner: a table for other programs, and a readable text with all comments. */
export async function exportContent(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const { title, language } = await manager.findOneByOrFail(Item, { id: itemId });
  const lists = await exportedLists(manager, itemId);
  const rows = lists.flatMap((list) =>
    list.cards.map((card) => [
      list.name,
      card.name,
      card.text,
      card.colour,
      card.author,
      card.createdAt,
      card.likes,
      card.comments.length,
      card.attachments.join('\n'),
    ]),
  );
  const header = HEADERS[language === 'de' ? 'de' : 'en'];
  // UTF-8 with BOM and semicolons: opens with umlauts in a German Excel.
  const csv = stringify([header, ...rows.map((row) => row.map(spreadsheetCell))], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quoted_match: /\n/,
  });
  return [
    { extension: '.csv', contents: csv },
    { extension: '.md', contents: boardMarkdown(title, lists) },
  ];
}

async function exportedLists(manager: EntityManager, itemId: string): Promise<ExportedList[]> {
  const board = await storedPinboard(manager, itemId);
  const comments = await manager.find(PinboardComment, { where: { itemId }, order: { createdAt: 'ASC', id: 'ASC' } });
  const commentsOf = new Map<string, PinboardComment[]>();
  for (const comment of comments) commentsOf.set(comment.cardId, [...(commentsOf.get(comment.cardId) ?? []), comment]);
  const counts = await reactionCounts(manager, itemId);
  const people = [
    ...comments.map(({ accountId, visitorId }) => accountId ?? visitorId),
    ...[...board.cardsOf.values()].flat().map(({ author }) => author),
  ];
  const roster = await rosterOf(manager, itemId, people);
  const nameOf = (id: string | null): string => roster.get(id ?? '')?.name ?? '';
  return listsOf(board).map((list) => ({
    name: list.name,
    cards: cardsIn(board, list.id).map((card) => ({
      name: card.name,
      text: richTextWords(card.description),
      description: card.description,
      colour: card.colour,
      author: nameOf(card.author),
      createdAt: isoTime(card.createdAt),
      likes: counts.get(card.id)?.[0] ?? 0,
      comments: (commentsOf.get(card.id) ?? []).map(({ text, accountId, visitorId }) => ({ text, author: nameOf(accountId ?? visitorId) })),
      attachments: board.attachmentsOf(card.id).map(labelOf),
    })),
  }));
}

function labelOf(attachment: PinboardAttachment): string {
  return attachment.kind === 'file' ? attachment.name : attachment.url;
}
