import { spreadsheetCell } from '@murmel/contracts';
import { cardsIn, listsOf, type Pinboard, type PinboardAttachment, type PinboardCard, richTextWords } from '@murmel/documents';
import Papa from 'papaparse';
import { CALENDAR_ZONE } from '../../../../core/dates/dates';

/** Spreadsheets read UTF-8 only with this mark, and German ones want semicolons. */
const BYTE_ORDER_MARK = '\uFEFF';

export interface CsvTexts {
  columns: readonly string[];
  colour: (colour: string) => string;
  state: (state: 'shown' | 'hidden' | 'waiting') => string;
}

interface CsvFacts {
  board: Pinboard;
  nameOf: (person: string) => string;
  countsOf: (card: string) => readonly [number, number];
}

/** "2026-11-21 18:05" as clocks in Berlin show it: spreadsheets everywhere take it for a time. */
function timeCell(at: number): string {
  if (at === 0) return '';
  return new Intl.DateTimeFormat('sv-SE', { timeZone: CALENDAR_ZONE, dateStyle: 'short', timeStyle: 'short' }).format(at);
}

const attachmentCell = (attachment: PinboardAttachment): string => (attachment.kind === 'file' ? attachment.name : attachment.url);
const stateOf = ({ hidden, waiting }: PinboardCard) => (waiting ? 'waiting' : hidden ? 'hidden' : 'shown');

/** All cards as a table, one row each, in the order of the board; the first four columns are those that an import reads. Formulas are defused. */
export function boardCsv({ board, nameOf, countsOf }: CsvFacts, { columns, colour, state }: CsvTexts): string {
  const rows = listsOf(board).flatMap((list) =>
    cardsIn(board, list.id).map((card) => {
      const [likes, comments] = countsOf(card.id);
      return [
        list.name,
        card.name,
        richTextWords(card.description),
        colour(card.colour),
        card.author ? nameOf(card.author) : '',
        timeCell(card.createdAt),
        `${likes}`,
        `${comments}`,
        state(stateOf(card)),
        board.attachmentsOf(card.id).map(attachmentCell).join('\n'),
      ];
    }),
  );
  return `${BYTE_ORDER_MARK}${Papa.unparse([[...columns], ...rows.map((row) => row.map(spreadsheetCell))], { delimiter: ';', newline: '\r\n' })}\r\n`;
}
