import { expect, it } from 'vitest';
import { spreadsheetCell, textOfCell } from './spreadsheet-cell.js';

it.each([
  '=1+1',
  '+49 30 1',
  '-3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff=1',
  '\u0000=1',
  '＝1+1',
  '＋1',
  '－3',
  '＠SUM(A1)',
  '﹢1',
  '﹣1',
  '−3',
  '﹦1',
  '﹫x',
  ' ＝1',
  '\tText',
  '=HYPERLINK("https://boese.example")',
  "=cmd|' /C calc'!A0",
])('%j is shown, not calculated, and comes back as it was', (text) => {
  expect(spreadsheetCell(text)).toBe(`'${text}`);
  expect(textOfCell(`'${text}`)).toBe(text);
});

it.each(['Wald', '1 + 1 = 2', 'a@b', '', ' ', "'s ist gut", '"=1"', '5 - 3', 'Ü', '🐦', '·', '*', '/x'])('%j stays as it is', (text) => {
  expect(spreadsheetCell(text)).toBe(text);
  expect(textOfCell(text)).toBe(text);
});

it('numbers and empty cells are no texts', () => {
  expect([spreadsheetCell(-3), spreadsheetCell(null)]).toEqual([-3, null]);
});
