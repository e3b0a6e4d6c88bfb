import { SHEET_VERSIONS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import type { SheetBlock } from './schema.js';
import { inVersion } from './versions.js';

const block = (id: string, kind: string, more: object = {}): SheetBlock =>
  ({ id, kind, order: id, task: id, points: null, width: 'full', newPage: false, content: {}, ...more }) as unknown as SheetBlock;
const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id }));
const ids = (blocks: readonly SheetBlock[]): string => blocks.map(({ id }) => id).join(' ');
const orders = (blocks: readonly SheetBlock[]): string[] => SHEET_VERSIONS.map((version) => ids(inVersion(blocks, version, 'sheet')));

describe('[LIB-15] versions of a sheet', () => {
  it('A is the sheet, the others differ from it and from each other, and come out the same each time', () => {
    const tasks = ['t1', 't2', 't3', 't4'].map((id) => block(id, 'Text'));
    expect(new Set(orders(tasks)).size).toBe(4);
    expect(orders(tasks)[0]).toBe('t1 t2 t3 t4');
    expect(orders(tasks)).toEqual(orders(tasks));
    expect(ids(inVersion(tasks, null, 'sheet'))).toBe('t1 t2 t3 t4');
    expect(orders(tasks).map((order) => order.split(' ').sort().join(' '))).toEqual(new Array(4).fill('t1 t2 t3 t4'));
  });

  it('a task keeps its hints, what tasks are about stays before them, and pages and halves are filled as before', () => {
    const sheet = [
      block('text', 'StaticText'),
      block('t1', 'Text'),
      block('hint1', 'Hint'),
      block('t2', 'Text'),
      block('h1', 'Text', { width: 'half' }),
      block('h2', 'Text', { width: 'half' }),
      block('picture', 'Image'),
      block('t3', 'Upload'),
      block('t4', 'Upload', { newPage: true }),
      block('t5', 'Upload'),
    ];
    for (const version of SHEET_VERSIONS) {
      const blocks = inVersion(sheet, version, 'sheet');
      expect(ids(blocks)).toMatch(/^text (t1 hint1 t2|t2 t1 hint1) (h1 h2|h2 h1) picture t3 (t4 t5|t5 t4)$/);
      expect(blocks.map(({ newPage }) => newPage).indexOf(true)).toBe(8);
      expect(blocks.filter(({ newPage }) => newPage)).toHaveLength(1);
    }
    expect(orders(sheet)[1]).not.toBe(orders(sheet)[0]);
  });

  it('a hint behind a text goes with its task', () => {
    const sheet = [block('t1', 'Text'), block('t2', 'Text'), block('text', 'StaticText'), block('hint2', 'Hint')];
    expect(orders(sheet)[0]).toBe('t1 t2 text hint2');
    expect(orders(sheet).slice(1)).toContain('t2 hint2 t1 text');
  });

  it('options change places under their own ids; what stands alone stays', () => {
    const choice = block('t1', 'SingleChoice', { content: { options, correct: ['b'] } });
    const [other] = inVersion([choice], 'B', 'sheet');
    expect(other!.content).toMatchObject({ correct: ['b'] });
    expect(JSON.stringify(other!.content).match(/"text":"(.)"/g)).not.toEqual(options.map(({ text }) => `"text":"${text}"`));
    expect(orders([block('t1', 'Text'), block('x', 'Divider'), block('t2', 'Text')])).toEqual(new Array(4).fill('t1 x t2'));
  });
});
