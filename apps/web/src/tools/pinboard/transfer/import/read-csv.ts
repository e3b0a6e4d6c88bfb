import { type RichBlock, textOfCell } from '@murmel/contracts';
import { tableRows } from '../../../../core/pasted/rows';
import { colourNamed } from './colours';
import { fitCard, isLongListName, listName } from './fit-card';
import { type ImportDraft, type ImportList, ImportProblem } from './import-draft';

const COLUMNS = ['list', 'title', 'text', 'colour'] as const;
type Column = (typeof COLUMNS)[number];

/** Accepted header names of the columns, in the order used without a header. */
const HEADERS: Readonly<Record<Column, readonly string[]>> = {
  list: ['list', 'liste', 'spalte', 'column', 'abschnitt', 'section'],
  title: ['title', 'titel', 'name', 'karte', 'card', 'betreff', 'subject'],
  text: ['text', 'beschreibung', 'description', 'inhalt', 'body', 'content'],
  colour: ['colour', 'color', 'farbe'],
};

function columnNamed(cell: string): Column | undefined {
  const word = cell.trim().toLowerCase();
  return COLUMNS.find((column) => HEADERS[column].includes(word));
}

/** True for two names of columns. */
const isHeader = (cells: readonly string[]): boolean => new Set(cells.map(columnNamed).filter(Boolean)).size >= 2;

/** Maps the columns to their positions. Without a header: list, title, text, colour; a single column holds titles. */
function columnsOf(rows: readonly string[][]): { places: Partial<Record<Column, number>>; header: boolean } {
  const first = rows[0] ?? [];
  const width = Math.max(...rows.slice(0, 50).map((row) => row.length));
  const named = first.map(columnNamed);
  // One known word may be a card; two, or all there are, are a header.
  if (isHeader(first) || (named[0] !== undefined && width === 1)) {
    return {
      places: Object.fromEntries(COLUMNS.flatMap((column) => (named.includes(column) ? [[column, named.indexOf(column)]] : []))),
      header: true,
    };
  }
  return { places: width === 1 ? { title: 0 } : { list: 0, title: 1, text: 2, colour: 3 }, header: false };
}

function paragraphs(text: string): RichBlock[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ type: 'paragraph', runs: [{ text: line }] }));
}

/**
 * Reads a table with the columns list, title, text, colour; semicolon, comma or tab, with or without header; or one column of titles.
 * A row without a list belongs to the one above.
 * @param unnamed the name of the list of what stands before any
 * @throws ImportProblem NOTHING
 */
export function readCsv(text: string, unnamed: string): ImportDraft {
  const data = tableRows(text, isHeader);
  if (data.length === 0) throw new ImportProblem('NOTHING');
  const { places, header } = columnsOf(data);
  const lists = new Map<string, ImportList>();
  const draft: ImportDraft = {
    lists: [],
    archived: 0,
    empty: 0,
    shortened: 0,
    shortenedNames: 0,
    withoutPlace: { comments: 0, members: 0, fields: 0 },
  };
  let current = unnamed;
  for (const row of header ? data.slice(1) : data) {
    const cell = (column: Column): string => textOfCell(row[places[column] ?? -1] ?? '');
    const named = listName(cell('list'));
    current = named || current;
    const fitted = fitCard(cell('title'), paragraphs(cell('text')), colourNamed(cell('colour')));
    if (!fitted && named === '') {
      draft.empty += 1;
      continue;
    }
    // A row with only a list makes an empty list: that is no loss.
    if (named !== '' && !lists.has(current) && isLongListName(cell('list'))) draft.shortenedNames += 1;
    const list = lists.get(current) ?? { name: current, cards: [] };
    lists.set(current, list);
    if (fitted) list.cards.push(fitted.card);
    if (fitted?.shortened) draft.shortened += 1;
  }
  draft.lists.push(...lists.values());
  if (draft.lists.length === 0) throw new ImportProblem('NOTHING');
  return draft;
}
