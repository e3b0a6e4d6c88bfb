import { givenName, nameEvidence } from '@murmel/contracts';
import { namesWithoutSigns } from './list-signs';
import { rawLines } from './pasted-lines';
import { rowsOf, unquoted } from './rows';

/** Between the cells of a line, the surest first. */
const SEPARATORS = ['\t', ';', ','] as const;
type Separator = (typeof SEPARATORS)[number];

const FIRST_NAME_HEADER = /^(?:vornamen?|rufname|first ?names?|given ?names?)$/i;
const HEADER =
  /^(?:nr\.?|no\.?|#|(?:familien|nach|zu|last ?|sur|family ?|vor|ruf|first ?|given ?)?namen?s?|klasse|class|geburtsdatum|geb\.?|date of birth|e-?mail(?:-adresse)?|geschlecht)$/i;

/** Line of the pasted text; without separator: one cell. */
interface NameLine {
  separator: Separator | undefined;
  cells: string[];
}

/** Meaning of two cells of a line: two people, or one with the first name in the first or second cell. */
type Pair = 'two' | 'second' | 'first' | 'unknown';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Names in a pasted list or table, as those people are called in class. "Anna, Ben" are two; "Müller, Anna", "Müller;Anna" and what is
 * quoted as one cell are one. Of a table the column of first names counts.
 */
export function pastedNames(text: string): string[] {
  const lines = namesWithoutSigns(rawLines(text)).map(nameLine);
  const names: string[] = [];
  let column: number | undefined;
  for (const { separator, cells } of lines) {
    const header = separator === undefined ? -1 : cells.findIndex((cell) => FIRST_NAME_HEADER.test(cell));
    if (header >= 0 && cells.every((cell) => cell === '' || HEADER.test(cell))) {
      column = header;
      continue;
    }
    const inColumn = column === undefined || separator === undefined ? undefined : cells[column];
    names.push(...(inColumn ? [inColumn] : namesOfLine({ separator, cells }, lines)).map(givenName));
  }
  return names.map(oneLine).filter((name) => name !== '');
}

function nameLine(line: string): NameLine {
  const bare = unquoted(line);
  const separator = SEPARATORS.find((sign) => bare.includes(sign));
  const [cells = []] = line.includes('"') ? rowsOf(line, separator) : [line.split(separator ?? '\n')];
  return { separator, cells: cells.map(oneLine) };
}

function namesOfLine({ separator, cells }: NameLine, lines: readonly NameLine[]): string[] {
  const written = cellsOf(cells);
  if (separator === undefined || written.length < 2) return written;
  const alike = lines.filter((line) => line.separator === separator && cellsOf(line.cells).length === written.length);
  if (written.length > 2) return columnOf(written, alike) ?? (separator === '\t' ? [written.join(' ')] : written);
  const [one = '', other = ''] = written;
  switch (pairIn(written, alike)) {
    case 'two':
      return [one, other];
    case 'second':
      return [other];
    case 'first':
      return [one];
    default:
      // Columns of which nothing is known stay together: none of them is lost, and none becomes a person.
      return [separator === '\t' ? `${one} ${other}` : other];
  }
}

/** Cells with something in them, without the number of the row. */
function cellsOf(cells: readonly string[]): string[] {
  const written = cells.filter((cell) => cell !== '');
  return written.length > 1 && /^\d{1,3}\.?$/.test(written[0]!) ? written.slice(1) : written;
}

/** A line of a list is what most like it are: "Martin, Paul" below "Müller, Anna" is one person. */
function pairIn(cells: readonly string[], alike: readonly NameLine[]): Pair {
  const own = pairOf(cells);
  const all = alike.map((line) => pairOf(cellsOf(line.cells)));
  const count = (kind: Pair): number => all.filter((one) => one === kind).length;
  const most = (['second', 'two', 'first'] as const).toSorted((one, other) => count(other) - count(one))[0]!;
  if (own === 'unknown') return count(most) > 0 ? most : 'unknown';
  return own === 'two' && count(most) > count('two') ? most : own;
}

function pairOf([one = '', other = '']: readonly string[]): Pair {
  const [left, right] = [nameEvidence(one), nameEvidence(other)];
  // Abbreviations such as "9a-01" are no first and last name.
  if (/\d/.test(one) && /\d/.test(other)) return 'two';
  if (left.surname || (!left.firstName && right.firstName)) return 'second';
  if (left.firstName && right.firstName) return 'two';
  return left.firstName && right.surname ? 'first' : 'unknown';
}

/** The only column of a table in which first names stand; undefined for no table, or several such columns. */
function columnOf(cells: readonly string[], alike: readonly NameLine[]): string[] | undefined {
  if (alike.length < 2) return undefined;
  const columns = cells.flatMap((_cell, at) => {
    const known = alike.filter((line) => {
      const { firstName, surname } = nameEvidence(cellsOf(line.cells)[at] ?? '');
      return firstName && !surname;
    });
    return known.length * 2 > alike.length ? [at] : [];
  });
  return columns.length === 1 ? [cells[columns[0]!]!] : undefined;
}
