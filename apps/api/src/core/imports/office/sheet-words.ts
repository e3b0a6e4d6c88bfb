import { Parser } from 'htmlparser2';
import { writtenWords } from './written-words.js';

const SHEETS = /^xl\/worksheets\/sheet(\d+)\.xml$/;
/** Ends a text in the list of all texts: no text holds it. */
const END = '\u0001';

/** Returns the cells of a spreadsheet, row by row with tabs between them, as they were last shown. @param most letters after which it stops */
export function sheetWords(parts: ReadonlyMap<string, Buffer>, most: number): string {
  const list = parts.get('xl/sharedStrings.xml');
  // Readings of Japanese words stand beside them.
  const texts = list
    ? writtenWords(list, { t: { written: true }, si: { after: END }, rPh: { silent: true } }, Number.POSITIVE_INFINITY).split(END)
    : [];
  const sheets = [...parts.keys()].filter((name) => SHEETS.test(name)).sort((one, other) => numberOf(one) - numberOf(other));
  let words = '';
  for (const name of sheets) if (words.length <= most) words += `${cellsOf(parts.get(name)!, texts, most)}\n`;
  return words;
}

const numberOf = (sheet: string): number => Number(SHEETS.exec(sheet)![1]);

function cellsOf(markup: Buffer, texts: readonly string[], most: number): string {
  let [words, value, kind] = ['', '', ''];
  let inValue = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'c') [value, kind] = ['', attributes['t'] ?? ''];
        // A formula is not what is seen.
        if (name === 'v' || name === 't') inValue = true;
      },
      ontext(said) {
        if (inValue && words.length <= most) value += said;
      },
      onclosetag(name) {
        if (name === 'v' || name === 't') inValue = false;
        if (words.length > most) return;
        if (name === 'c') words += `${kind === 's' ? (texts[Number(value)] ?? '') : value}\t`;
        if (name === 'row') words += '\n';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(markup.toString('utf8'));
  return words;
}
