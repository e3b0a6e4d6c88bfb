import { QR_LIMITS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { linesOf, rowsOf, sheetLines } from './sheet-lines';

describe('lines of a sheet', () => {
  it('are a name, or a name and what its code holds; a table can be pasted', () => {
    const rows = [
      { label: 'Wald', value: '' },
      { label: 'Wiese', value: 'https://a.example/?b=c|d' },
      { label: '', value: 'nur Inhalt' },
    ];
    expect(rowsOf('Wald\n\n  \nWiese | https://a.example/?b=c|d\n\tnur Inhalt')).toEqual(rows);
    expect(rowsOf(linesOf(rows))).toEqual(rows);
  });

  it('are no more, and no longer, than a sheet takes', () => {
    const rows = rowsOf(Array.from({ length: QR_LIMITS.rows + 5 }, () => 'x'.repeat(QR_LIMITS.captionMax + 5)).join('\n'));
    expect([rows.length, rows[0]?.label.length]).toEqual([QR_LIMITS.rows, QR_LIMITS.captionMax]);
  });
});

describe('a list pasted into a sheet', () => {
  it('has a name in each line, without the signs of a list; groups keep their numbers', () => {
    expect(sheetLines('1. Wald\n2. Wiese')).toEqual(['Wald', 'Wiese']);
    expect(sheetLines('1. Gruppe\n2. Gruppe')).toEqual(['1. Gruppe', '2. Gruppe']);
  });

  it('may be a table with quoted cells', () => {
    expect(rowsOf(sheetLines('Wald\t"https://a.example/?b=""c"""\nWiese\t').join('\n'))).toEqual([
      { label: 'Wald', value: 'https://a.example/?b="c"' },
      { label: 'Wiese', value: '' },
    ]);
    expect(sheetLines('Wald;https://a.example\nWiese;https://b.example')).toEqual([
      'Wald | https://a.example',
      'Wiese | https://b.example',
    ]);
  });
});
