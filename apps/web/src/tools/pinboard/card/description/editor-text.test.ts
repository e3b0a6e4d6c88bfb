import { LIMITS, PINBOARD_INPUTS, type RichText } from '@murmel/contracts';
import { cleanDescription } from '@murmel/documents';
import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../../../../../../../tests/support/draws.js';
import { richTextExtensions } from '../../../../core/boards/text-editor/extensions';
import { fits, fromEditor, toEditor } from './editor-text';

const SCHEMA = getSchema(richTextExtensions());

const TEXT: RichText = [
  { type: 'paragraph', runs: [{ text: 'Giftig! Diese Partnerschaft heißt ' }, { text: 'Mykorrhiza', bold: true }, { text: '.' }] },
  { type: 'paragraph', runs: [] },
  { type: 'bullets', items: [[{ text: 'rot', italic: true }], [{ text: 'mehr', link: 'https://waldwissen.example/pilze', bold: true }]] },
  { type: 'numbers', items: [[{ text: 'erste\nzweite Zeile' }]] },
];

/** Through the editor's own schema, as a browser does it. */
function throughEditor(text: RichText | null): RichText | null {
  return fromEditor(SCHEMA.nodeFromJSON(toEditor(text)).toJSON());
}

describe('a description in the editor', () => {
  it('comes back as it went in', () => {
    expect(throughEditor(TEXT)).toEqual(TEXT);
    expect(throughEditor(null)).toBeNull();
  });

  it('comes back for any text that may be stored', () => {
    const words = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).map((value) => value.replace(/\p{Cc}/gu, ' '));
    const flag = fc.option(fc.constant(true as const), { nil: undefined });
    const run = fc.record({
      text: words,
      bold: flag,
      italic: flag,
      link: fc.option(fc.constantFrom('https://a.example/', 'mailto:a@b.example'), { nil: undefined }),
    });
    const line = fc.array(run, { maxLength: 4 });
    const block = fc.oneof(
      fc.record({ type: fc.constant('paragraph' as const), runs: line }),
      fc.record({ type: fc.constantFrom('bullets' as const, 'numbers' as const), items: fc.array(line, { minLength: 1, maxLength: 4 }) }),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (given) => {
        const stored = throughEditor(cleanDescription(JSON.parse(JSON.stringify(given))));
        expect(throughEditor(stored)).toEqual(stored);
        expect(PINBOARD_INPUTS.changeCard.safeParse({ card: 'aaaaaaaaaaaa', description: stored }).success).toBe(true);
      }),
      { numRuns: draws(300) },
    );
  });

  it('joins neighbours that look the same', () => {
    const line = { type: 'paragraph', content: [{ type: 'text', text: 'a' }, { type: 'hardBreak' }, { type: 'text', text: 'b' }] };
    expect(fromEditor({ type: 'doc', content: [line] })).toEqual([{ type: 'paragraph', runs: [{ text: 'a\nb' }] }]);
  });

  it('is nothing when nothing is written', () => {
    expect(fromEditor({ type: 'doc', content: [{ type: 'paragraph' }, { type: 'paragraph' }] })).toBeNull();
  });
});

describe('[T-21] forged text', () => {
  const linked = (href: unknown) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'klick', marks: [{ type: 'link', attrs: { href } }] }] }],
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>', ' JAVASCRIPT:alert(1)', '//no.example', 7, null])(
    'keeps the words of a link to %s and drops its address',
    (href) => {
      expect(fromEditor(linked(href))).toEqual([{ type: 'paragraph', runs: [{ text: 'klick' }] }]);
    },
  );

  it('leaves out blocks and marks that no card knows', () => {
    const document = {
      type: 'doc',
      content: [
        { type: 'image', attrs: { src: 'https://no.example/x.png' } },
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'bleibt', marks: [{ type: 'textStyle', attrs: { style: 'position:fixed' } }] }],
        },
      ],
    };
    expect(fromEditor(document)).toEqual([{ type: 'paragraph', runs: [{ text: 'bleibt' }] }]);
  });

  it('does not draw a stored address that is none', () => {
    const stored = [{ type: 'paragraph', runs: [{ text: 'x', link: 'javascript:alert(1)' }] }] as RichText;
    const node = SCHEMA.nodeFromJSON(toEditor(cleanDescription(JSON.parse(JSON.stringify(stored)))));
    expect(JSON.stringify(node.toJSON())).not.toContain('javascript');
  });
});

describe('length', () => {
  const line = (length: number): RichText => [{ type: 'paragraph', runs: [{ text: 'x'.repeat(length) }] }];

  it('fits up to the limit and is not cut above it', () => {
    const { descriptionMax } = LIMITS.pinboard;
    expect(fits(line(descriptionMax))).toBe(true);
    expect(fits(line(descriptionMax + 1))).toBe(false);
    expect(throughEditor(line(descriptionMax + 1))).toEqual(line(descriptionMax + 1));
  });

  it('does not take more lines than an operation does', () => {
    const lines = (count: number): RichText => Array.from({ length: count }, () => ({ type: 'paragraph' as const, runs: [{ text: 'x' }] }));
    expect(fits(lines(500))).toBe(true);
    expect(fits(lines(501))).toBe(false);
  });
});
