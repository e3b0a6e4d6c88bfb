import { QR_LIMITS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { linesOf, rowsOf } from './sheet-lines';

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
