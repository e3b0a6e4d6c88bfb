import { BACKOFFICE_LIMITS, decodeText } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { readTeachers, type TeacherLine } from './read-teachers';

/** Bytes of a text as old spreadsheets store it. */
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

function lines(text: string): TeacherLine[] {
  const read = readTeachers(text);
  if ('problem' in read) throw new Error(read.problem);
  return read.lines;
}
const states = (text: string) => lines(text).map(({ state }) => state);
const people = (text: string) => lines(text).map(({ email, firstname, name }) => [firstname, name, email]);

const MUELLER = [['Jörg', 'Müller', 'j.mueller@schule.example']];

describe('[NAV-33] a table of teachers', () => {
  it('in Latin-1 with semicolons, as a spreadsheet stores it', () => {
    const bytes = latin1('Nachname;Vorname;E-Mail-Adresse\r\nMüller;Jörg;J.Mueller@schule.example\r\n');
    expect(people(decodeText(bytes)!)).toEqual(MUELLER);
  });

  it.each([
    ['commas and English heads', 'First name,Last name,Email\nJörg,Müller,j.mueller@schule.example'],
    ['tabs', 'E-Mail\tVorname\tNachname\nj.mueller@schule.example\tJörg\tMüller'],
    [
      'a mark of the byte order, and the line that names the separator',
      '\uFEFFsep=;\nVorname;Name;Mail\nJörg;Müller;j.mueller@schule.example',
    ],
    ['quotes', '"Vorname";"Nachname";"E-Mail"\n"Jörg";"Müller";"j.mueller@schule.example"'],
    ['no head', 'Jörg;Müller;j.mueller@schule.example'],
    ['one column with the whole name', 'Name;E-Mail\n"Müller, Jörg";j.mueller@schule.example'],
    ['one column, names first', 'Lehrkraft\tE-Mail\nJörg Müller\tj.mueller@schule.example'],
    ['addresses of a mail program', 'Jörg Müller <j.mueller@schule.example>'],
    ['further columns, and blank lines', 'Nr.;Vorname;Nachname;Fach;E-Mail\n\n1;Jörg;Müller;Bio;j.mueller@schule.example\n;;;;\n'],
  ])('with %s', (_what, text) => {
    expect(people(text)).toEqual(MUELLER);
  });

  it('says of each line what is wrong with it; the first of doubled addresses counts', () => {
    const long = 'x'.repeat(200);
    const table = [
      'Vorname;Nachname;E-Mail',
      'Anna;Berg;anna@schule.example',
      'Anna;Berg;ANNA@schule.example',
      'Ben;Tal;ben@',
      'Cem;;cem@schule.example',
      'Dora;Fluss;',
      `Eva;${long};eva@schule.example`,
    ].join('\n');
    expect(states(table)).toEqual(['ok', 'doubled', 'badMail', 'noName', 'noMail', 'tooLong']);
    expect(lines(table).map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('takes 5,000 lines and no more', () => {
    const { lines: most } = BACKOFFICE_LIMITS.import;
    const rows = Array.from({ length: most }, (_, index) => `Vor${index};Nach${index};p${index}@schule.example`);
    expect(new Set(states(rows.join('\n')))).toEqual(new Set(['ok']));
    expect(readTeachers([...rows, 'Zu;Viel;zu@schule.example'].join('\n'))).toEqual({ problem: 'tooMany' });
  });

  it.each([
    ['nothing', ''],
    ['a head alone', 'Vorname;Nachname;E-Mail\n'],
  ])('of %s is none', (_what, text) => {
    expect(readTeachers(text)).toEqual({ problem: 'nothing' });
  });

  it('takes cells that spreadsheets would compute as the text that they are', () => {
    expect(people("Vorname;Nachname;E-Mail\n'=Jörg;Müller;j.mueller@schule.example")).toEqual([
      ['=Jörg', 'Müller', 'j.mueller@schule.example'],
    ]);
  });
});
