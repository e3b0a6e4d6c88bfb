import { emptyBoard, PINBOARD_TABLES, parsePinboard } from '@murmel/documents';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../import/read-csv';
import { boardCsv } from './csv';

const COLUMNS = ['Liste', 'Titel', 'Text', 'Farbe', 'Von', 'Angelegt', 'Herzen', 'Kommentare', 'Zustand', 'Anhänge'];
const words = { columns: COLUMNS, colour: (colour: string) => colour, state: (state: string) => state };

function tableOf(...cards: { name: string; text?: string; hidden?: true; waiting?: true; trashed?: { at: number; by: string } }[]): string {
  const board = parsePinboard({
    ...emptyBoard(PINBOARD_TABLES),
    lists: new Map([['l', { name: 'Tiere', order: 'a0' }]]),
    cards: new Map(
      cards.map(({ text, ...card }, index) => [
        `c${index}`,
        {
          ...card,
          place: { list: 'l', order: `a${index}` },
          author: 'p',
          createdAt: Date.UTC(2026, 10, 21, 17, 5),
          ...(text ? { description: [{ type: 'paragraph', runs: [{ text }] }] } : {}),
        },
      ]),
    ),
    attachments: new Map([['a', { card: 'c0', order: 'a0', kind: 'link', url: 'https://nabu.example/', title: 'NABU' }]]),
  });
  return boardCsv({ board, nameOf: () => 'Mila A.', countsOf: () => [8, 3] }, words);
}

describe('boardCsv', () => {
  it('begins with a byte order mark, separates by semicolon and writes Berlin time', () => {
    expect(tableOf({ name: 'Reh', text: 'Größe' })).toBe(
      `\uFEFF${COLUMNS.join(';')}\r\nTiere;Reh;Größe;none;Mila A.;2026-11-21 18:05;8;3;shown;https://nabu.example/\r\n`,
    );
  });

  it.each(['=1+1', '+49', '-2', '@SUM(A1)', '=HYPERLINK("http://x";"y")'])('defuses %s', (name) => {
    const table = tableOf({ name });
    expect(table).toContain("'" + name.replaceAll('"', '""'));
    expect(table).not.toMatch(/(^|[;\n"])[=+\-@]/);
  });

  it('says what is hidden or waits, and leaves out what is in the trash', () => {
    const table = tableOf({ name: 'A', hidden: true }, { name: 'B', waiting: true }, { name: 'C', trashed: { at: 1, by: 'p' } });
    expect(table).toMatch(/Tiere;A;.*;hidden;/);
    expect(table).toMatch(/Tiere;B;.*;waiting;/);
    expect(table).not.toContain(';C;');
  });

  it('comes back through the import', () => {
    const { lists } = readCsv(tableOf({ name: '=1+1; "x"', text: 'Zeile' }).slice(1), 'Import');
    expect(lists).toEqual([
      { name: 'Tiere', cards: [{ name: '=1+1; "x"', colour: 'none', description: [{ type: 'paragraph', runs: [{ text: 'Zeile' }] }] }] },
    ]);
  });
});
