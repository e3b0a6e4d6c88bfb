import { BACKOFFICE_LIMITS, isBlank, looksLikeMail, MAIL_ADDRESS_MAX, PERSON_NAME, textOfCell, trimBlank } from '@murmel/contracts';
import { tableRows } from '../../core/pasted/rows';

/** `ok`: can be invited; else the reason why not. */
export type LineState = 'ok' | 'doubled' | 'noMail' | 'badMail' | 'noName' | 'tooLong';

/** A line of the table, as it is shown before anything is written. */
export interface TeacherLine {
  /** counts from 1, the header included */
  line: number;
  /** in small letters */
  email: string;
  firstname: string;
  name: string;
  state: LineState;
}

export type ReadTeachers = { lines: TeacherLine[] } | { problem: 'nothing' | 'tooMany' };

const COLUMNS = ['email', 'firstname', 'name', 'whole'] as const;
type Column = (typeof COLUMNS)[number];
type Places = Partial<Record<Column, number>>;

/** Names of the columns in the heads of exported tables, German and English, without hyphens and blanks. */
const HEADERS: Readonly<Record<Column, readonly string[]>> = {
  email: ['email', 'mail', 'emailadresse', 'mailadresse', 'emailaddress', 'dienstmail', 'dienstlicheemail'],
  firstname: ['vorname', 'vornamen', 'rufname', 'firstname', 'givenname', 'forename'],
  name: ['nachname', 'familienname', 'zuname', 'lastname', 'surname', 'familyname'],
  whole: ['name', 'lehrkraft', 'lehrer', 'lehrerin', 'teacher', 'fullname', 'vollername', 'anzeigename', 'displayname'],
};

const oneLine = (text: string): string => trimBlank(text.replace(/\s+/g, ' '));

function columnNamed(cell: string): Column | undefined {
  const word = oneLine(cell)
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '');
  return COLUMNS.find((column) => HEADERS[column].includes(word));
}

const isHeader = (cells: readonly string[]): boolean => cells.some((cell) => columnNamed(cell) === 'email') && !cells.some(hasMail);
const hasMail = (cell: string): boolean => cell.includes('@');

/** Where each column stands; without a head the addresses show theirs, and the names stand in the order in which they are spoken. */
function placesOf(rows: readonly string[][]): Places {
  const [first = []] = rows;
  if (isHeader(first)) {
    const named = first.map(columnNamed);
    const places: Places = Object.fromEntries(
      COLUMNS.flatMap((column) => (named.includes(column) ? [[column, named.indexOf(column)]] : [])),
    );
    // "Vorname; Name": the plain word is the surname there.
    return places.firstname !== undefined && places.name === undefined && places.whole !== undefined
      ? { email: places.email!, firstname: places.firstname, name: places.whole }
      : places;
  }
  const some = rows.slice(0, 50);
  const width = Math.max(...some.map((row) => row.length));
  const mails = Array.from({ length: width }, (_, at) => some.filter((row) => hasMail(row[at] ?? '')).length);
  const email = mails.indexOf(Math.max(...mails));
  const others = mails.flatMap((_, at) => (at === email ? [] : [at]));
  const [one, other] = others;
  if (one === undefined) return { email };
  return other === undefined ? { email, whole: one } : { email, firstname: one, name: other };
}

/** First name and surname of a whole one: "Müller, Anna", "Anna Maria Müller". */
function partsOf(whole: string): [firstname: string, name: string] {
  const comma = whole.indexOf(',');
  if (comma >= 0) return [oneLine(whole.slice(comma + 1)), oneLine(whole.slice(0, comma))];
  const space = whole.lastIndexOf(' ');
  return space < 0 ? ['', whole] : [whole.slice(0, space), whole.slice(space + 1)];
}

/** An address as mail programs copy it: "Anna Müller <anna@schule.example>". */
function addressAndName(cell: string): { email: string; whole: string } {
  const [open, close] = [cell.indexOf('<'), cell.lastIndexOf('>')];
  if (open < 0 || close < open) return { email: cell, whole: '' };
  return { email: cell.slice(open + 1, close), whole: oneLine(cell.slice(0, open).replaceAll('"', '')) };
}

/**
 * Reads a table of teachers: comma, semicolon or tab, with or without a head, in any order of columns. Every line comes back with what is
 * wrong with it; of an address that stands there twice the first one counts.
 */
export function readTeachers(text: string): ReadTeachers {
  const rows = tableRows(text, isHeader);
  if (rows.length === 0) return { problem: 'nothing' };
  const places = placesOf(rows);
  const headed = isHeader(rows[0] ?? []);
  const body = headed ? rows.slice(1) : rows;
  if (body.length === 0) return { problem: 'nothing' };
  if (body.length > BACKOFFICE_LIMITS.import.lines) return { problem: 'tooMany' };
  const seen = new Set<string>();
  const lines = body.map((row, index): TeacherLine => {
    const cell = (column: Column): string => oneLine(textOfCell(row[places[column] ?? -1] ?? ''));
    const written = addressAndName(cell('email'));
    const email = oneLine(written.email).toLowerCase();
    const whole = cell('whole') || written.whole;
    const [firstname, name] = whole !== '' && cell('name') === '' ? partsOf(whole) : [cell('firstname'), cell('name')];
    const state = stateOf({ email, firstname, name }, seen);
    seen.add(email);
    return { line: index + (headed ? 2 : 1), email, firstname, name, state };
  });
  return { lines };
}

function stateOf({ email, firstname, name }: Pick<TeacherLine, 'email' | 'firstname' | 'name'>, seen: ReadonlySet<string>): LineState {
  if (email === '') return 'noMail';
  if (email.length > MAIL_ADDRESS_MAX || !looksLikeMail(email)) return 'badMail';
  if (seen.has(email)) return 'doubled';
  if (isBlank(firstname) || isBlank(name)) return 'noName';
  return Math.max(firstname.length, name.length) > PERSON_NAME.max ? 'tooLong' : 'ok';
}
