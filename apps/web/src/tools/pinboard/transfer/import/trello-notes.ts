import type { RichBlock } from '@murmel/contracts';
import { type Fields, fieldsIn, isFields, textOf } from './trello-fields';

/** Texts for data without a field in a pinboard, which are added to the text of a card. */
export interface TrelloLabels {
  /** the name of a list that has none */
  unnamed: string;
  labels: (names: string) => string;
  due: (date: Date, done: boolean) => string;
  comments: string;
  comment: (who: string, date: Date | undefined, text: string) => string;
}

/** Comments of the whole board by the id of their card, the oldest first. */
export function commentsByCard(board: Fields): ReadonlyMap<string, readonly Fields[]> {
  const comments = new Map<string, Fields[]>();
  for (const action of fieldsIn(board['actions'])) {
    const data = isFields(action['data']) ? action['data'] : {};
    const card = isFields(data['card']) ? textOf(data['card']['id']) : '';
    if (action['type'] === 'commentCard' && card && textOf(data['text']).trim())
      comments.set(card, [action, ...(comments.get(card) ?? [])]);
  }
  return comments;
}

/** Names of labels and the due date, which stand above a card's own text. */
export function factBlocks(card: Fields, words: TrelloLabels): RichBlock[] {
  const labels = fieldsIn(card['labels']).flatMap(({ name }) => textOf(name).trim() || []);
  const due = dateOf(card['due']);
  const lines = [
    ...(labels.length > 0 ? [words.labels(labels.join(', '))] : []),
    ...(due ? [words.due(due, card['dueComplete'] === true)] : []),
  ];
  return lines.map((text) => ({ type: 'paragraph', runs: [{ text }] }));
}

export function commentBlocks(comments: readonly Fields[], words: TrelloLabels): RichBlock[] {
  if (comments.length === 0) return [];
  const items = comments.map((action) => {
    const who = isFields(action['memberCreator']) ? textOf(action['memberCreator']['fullName']).trim() : '';
    const said = isFields(action['data']) ? textOf(action['data']['text']).trim() : '';
    return [{ text: words.comment(who, dateOf(action['date']), said) }];
  });
  return [
    { type: 'paragraph', runs: [{ text: words.comments, bold: true }] },
    { type: 'bullets', items },
  ];
}

/** Counts the comments that Trello counts on a card but omits in the file: it writes only the newest thousand of a board. */
export function missingComments(card: Fields, found: number): number {
  const counted = isFields(card['badges']) ? card['badges']['comments'] : 0;
  return typeof counted === 'number' && counted > found ? Math.min(Math.trunc(counted) - found, 100_000) : 0;
}

function dateOf(value: unknown): Date | undefined {
  const date = new Date(textOf(value));
  return Number.isNaN(date.getTime()) ? undefined : date;
}
