import { type RichBlock, textOfCell } from '@murmel/contracts';
import Papa from 'papaparse';
import { colourNamed } from './colours';
import { fitCard, listName } from './fit-card';
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

/** Characters in which the first line ends, or is a text without columns. */
const HEAD = 20_000;

function columnNamed(cell: string): Column | undefined {
  const word = cell.trim().toLowerCase();
  return COLUMNS.find((column) => HEADERS[column].includes(word));
}

/** Maps the columns to their positions. Without a header: list, title, text, colour; a single column holds titles. */
function columnsOf(rows: readonly string[][]): { places: Partial<Record<Column, number>>; header: boolean } {
  const first = rows[0] ?? [];
  const width = Math.max(...rows.slice(0, 50).map((row) => row.length));
  const named = first.map(columnNamed);
  const known = new Set(named.filter(Boolean)).size;
  // One known word may be a card; two, or all there are, are a header.
  if (known >= 2 || (known === 1 && width === 1)) {
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

/** Detects the separator in the first line, because a comma may occur in the text of a table with semicolons. */
function separatorOf(text: string): string {
  const line = /^.*$/m.exec(text.trimStart().replace(/"[^"]*"/g, ''))?.[0] ?? '';
  return [';', '\t'].find((sign) => line.includes(sign)) ?? ',';
}

/**
 * Reads a table with the columns list, title, text, colour; semicolon, comma or tab, with or without header.
 * A row without a list belongs to the one above.
 * @param unnamed the name of the list of what stands before any
 * @throws ImportProblem NOTHING
 */
export function readCsv(text: string, unnamed: string): ImportDraft {
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text.slice(0, HEAD)), skipEmptyLines: 'greedy' });
  if (data.length === 0) throw new ImportProblem('NOTHING');
  const { places, header } = columnsOf(data);
  const lists = new Map<string, ImportList>();
  const draft: ImportDraft = { lists: [], archived: 0, empty: 0, shortened: 0, withoutPlace: { comments: 0, members: 0, fields: 0 } };
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
    const list = lists.get(current) ?? { name: current, cards: [] };
    lists.set(current, list);
    if (fitted) list.cards.push(fitted.card);
    if (fitted?.shortened) draft.shortened += 1;
  }
  draft.lists.push(...lists.values());
  if (draft.lists.length === 0) throw new ImportProblem('NOTHING');
  return draft;
}
