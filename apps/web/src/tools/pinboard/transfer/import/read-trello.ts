import type { RichBlock } from '@murmel/contracts';
import { allowedLink } from '@murmel/documents';
import { colourNamed } from './colours';
import { fitCard, isLongListName, listName } from './fit-card';
import { type ImportDraft, type ImportList, ImportProblem } from './import-draft';
import { MARKDOWN_MAX, markdownBlocks } from './markdown-text';
import { byPlace, type Fields, fieldsIn, isFields, textOf } from './trello-fields';
import { commentBlocks, commentsByCard, factBlocks, missingComments, type TrelloLabels } from './trello-notes';

/** Files stay where they are: the card gets their addresses. */
function attachmentBlocks(card: Fields): RichBlock[] {
  return fieldsIn(card['attachments']).flatMap((attachment): RichBlock[] => {
    const link = allowedLink(attachment['url']);
    return link ? [{ type: 'paragraph', runs: [{ text: textOf(attachment['name']).trim() || link, link }] }] : [];
  });
}

function checklistBlocks(checklists: readonly Fields[]): RichBlock[] {
  return checklists.flatMap((list): RichBlock[] => {
    const items = fieldsIn(list['checkItems'])
      .sort(byPlace)
      .map((item) => [{ text: `${item['state'] === 'complete' ? '☑' : '☐'} ${textOf(item['name'])}` }]);
    const name = textOf(list['name']).trim();
    return items.length === 0
      ? []
      : [...(name ? [{ type: 'paragraph' as const, runs: [{ text: name, bold: true as const }] }] : []), { type: 'bullets', items }];
  });
}

function labelColour(card: Fields) {
  const label = fieldsIn(card['labels']).find(({ color }) => colourNamed(textOf(color)) !== 'none');
  return colourNamed(textOf(label?.['color']) || textOf(isFields(card['cover']) ? card['cover']['color'] : ''));
}

/**
 * Reads what Trello gives under "Export as JSON": open lists and cards in their order, with texts, check lists,
 * addresses of attachments and the colour of the first label. Names of labels, due dates and comments become part of the text;
 * what has no place at all is counted.
 * @throws ImportProblem UNREADABLE for what is no JSON, NOT_TRELLO, NOTHING
 */
export function readTrello(text: string, words: TrelloLabels): ImportDraft {
  let board: unknown;
  try {
    board = JSON.parse(text);
  } catch {
    throw new ImportProblem('UNREADABLE');
  }
  if (!isFields(board) || !Array.isArray(board['lists']) || !Array.isArray(board['cards'])) throw new ImportProblem('NOT_TRELLO');
  const draft: ImportDraft = {
    lists: [],
    archived: 0,
    empty: 0,
    shortened: 0,
    shortenedNames: 0,
    withoutPlace: { comments: 0, members: 0, fields: 0 },
  };
  const checklists = new Map<string, Fields[]>();
  for (const list of fieldsIn(board['checklists'])) {
    const card = textOf(list['idCard']);
    checklists.set(card, [...(checklists.get(card) ?? []), list]);
  }
  const comments = commentsByCard(board);
  const lists = new Map<string, ImportList>();
  for (const list of fieldsIn(board['lists']).sort(byPlace)) {
    if (list['closed'] === true) continue;
    const made: ImportList = { name: listName(textOf(list['name'])) || words.unnamed, cards: [] };
    if (isLongListName(textOf(list['name']))) draft.shortenedNames += 1;
    lists.set(textOf(list['id']), made);
    draft.lists.push(made);
  }
  for (const card of fieldsIn(board['cards']).sort(byPlace)) {
    const list = lists.get(textOf(card['idList']));
    if (card['closed'] === true || !list) {
      draft.archived += 1;
      continue;
    }
    const said = comments.get(textOf(card['id'])) ?? [];
    draft.withoutPlace.comments += missingComments(card, said.length);
    draft.withoutPlace.members += Array.isArray(card['idMembers']) ? card['idMembers'].length : 0;
    draft.withoutPlace.fields += fieldsIn(card['customFieldItems']).length;
    const blocks = [
      ...factBlocks(card, words),
      ...markdownBlocks(textOf(card['desc'])),
      ...checklistBlocks(checklists.get(textOf(card['id'])) ?? []),
      ...attachmentBlocks(card),
      ...commentBlocks(said, words),
    ];
    const fitted = fitCard(textOf(card['name']), blocks, labelColour(card));
    if (fitted) list.cards.push(fitted.card);
    else draft.empty += 1;
    if (fitted?.shortened || textOf(card['desc']).length > MARKDOWN_MAX) draft.shortened += 1;
  }
  if (draft.lists.length === 0) throw new ImportProblem('NOTHING');
  return draft;
}
