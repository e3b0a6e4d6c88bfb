import { type BoardText, LIMITS } from '@murmel/contracts';
import { cleanBoardText, PART_KINDS } from '@murmel/documents';
import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../../../../../../tests/support/draws.js';
import { toEditor } from '../../boards/text-editor/editor-text';
import { boardTextExtensions } from '../../boards/text-editor/extensions';
import { countedLength, fitsPart, textOf } from './board-text';

const SCHEMA = getSchema(boardTextExtensions());
const { textMax } = LIMITS.teachingBoard;

const AGENDA: BoardText = [
  { type: 'heading', runs: [{ text: 'Heute im Wald' }] },
  {
    type: 'tasks',
    items: [
      { runs: [{ text: 'Gruppen finden' }], done: true },
      { runs: [{ text: 'Stationen ' }, { text: '1 bis 4', bold: true }] },
      { runs: [] },
    ],
  },
  { type: 'paragraph', runs: [{ text: 'Mehr auf ' }, { text: 'waldwissen', link: 'https://waldwissen.example/' }] },
  { type: 'bullets', items: [[{ text: 'Stift' }], [{ text: 'Heft', italic: true }]] },
];

/** Through the editor's own schema, as a browser does it. */
function throughEditor(text: BoardText | null): BoardText | null {
  const node = SCHEMA.nodeFromJSON(toEditor(text));
  node.check();
  return textOf(node.toJSON());
}

const line = (length: number): BoardText => [{ type: 'tasks', items: [{ runs: [{ text: 'x'.repeat(length) }] }] }];

describe('the text of a part in the editor', () => {
  it('comes back as it went in', () => {
    expect(throughEditor(AGENDA)).toEqual(AGENDA);
    expect(throughEditor(null)).toBeNull();
  });

  it('comes back for any text that may be stored, and the part takes it', () => {
    const words = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).map((value) => value.replace(/\p{Cc}/gu, ' '));
    const flag = fc.option(fc.constant(true as const), { nil: undefined });
    const run = fc.record({
      text: words,
      bold: flag,
      italic: flag,
      link: fc.option(fc.constantFrom('https://a.example/', 'mailto:a@b.example'), { nil: undefined }),
    });
    const runs = fc.array(run, { maxLength: 4 });
    const block = fc.oneof(
      fc.record({ type: fc.constantFrom('paragraph' as const, 'heading' as const), runs }),
      fc.record({ type: fc.constantFrom('bullets' as const, 'numbers' as const), items: fc.array(runs, { minLength: 1, maxLength: 4 }) }),
      fc.record({ type: fc.constant('tasks' as const), items: fc.array(fc.record({ runs, done: flag }), { minLength: 1, maxLength: 4 }) }),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (given) => {
        const stored = throughEditor(cleanBoardText(JSON.parse(JSON.stringify(given)), textMax));
        expect(throughEditor(stored)).toEqual(stored);
        expect(PART_KINDS.text.refuse?.({ text: stored }, { text: JSON.parse(JSON.stringify(stored)) })).toBeUndefined();
      }),
      { numRuns: draws(300) },
    );
  });

  it('holds no lists in lists and no other blocks', () => {
    const nested = {
      type: 'doc',
      content: [
        { type: 'taskList', content: [{ type: 'taskItem', content: [{ type: 'paragraph' }, { type: 'bulletList', content: [] }] }] },
      ],
    };
    expect(() => SCHEMA.nodeFromJSON(nested).check()).toThrow();
    expect(textOf({ type: 'doc', content: [{ type: 'image', attrs: { src: 'https://no.example/x.png' } }] })).toBeNull();
  });
});

describe('length', () => {
  it('fits up to the limit and is not cut above it', () => {
    expect(fitsPart(line(textMax))).toBe(true);
    expect(fitsPart(line(textMax + 1))).toBe(false);
    expect(throughEditor(line(textMax + 1))).toEqual(line(textMax + 1));
  });

  it('is said near the end', () => {
    expect(countedLength(line(textMax / 2))).toBeUndefined();
    expect(countedLength(line(textMax - 1))).toBe(textMax - 1);
  });
});
