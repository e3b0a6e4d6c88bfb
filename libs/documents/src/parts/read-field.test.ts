import { CARD_CONTENT, CARD_FIELDS, CARD_KINDS, type Field } from '@murmel/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../../../../tests/support/draws.js';
import { readField } from './read-field.js';

const ADDRESSES = [
  'https://www.beispiel.de/karte?x=1',
  'HTTP://beispiel.de',
  'youtu.be/dQw4w9WgXcQ',
  '<iframe src="https://www.beispiel.de/">',
  '/word_clouds/public_word_clouds/55555555-5555-4555-8555-555555555555',
  `https://www.beispiel.de/${'ä'.repeat(1500)}`,
  'javascript:alert(1)',
];
const run = fc.record({ text: fc.string({ unit: 'grapheme', maxLength: 40 }), bold: fc.boolean(), link: fc.constantFrom(...ADDRESSES) });
const blocks = fc.array(
  fc.record({
    type: fc.constantFrom('paragraph', 'heading', 'bullets', 'numbers', 'tasks', 'script'),
    runs: fc.array(run, { maxLength: 3 }),
    items: fc.array(fc.oneof(fc.array(run, { maxLength: 2 }), fc.record({ runs: fc.array(run, { maxLength: 2 }), done: fc.boolean() })), {
      maxLength: 3,
    }),
  }),
  { maxLength: 4 },
);

/** Values at and around the edges of a field, and what does not fit at all. */
function near(field: Field): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fitting(field) }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) });
}

function fitting(field: Field): fc.Arbitrary<unknown> {
  switch (field.is) {
    case 'flag':
      return fc.boolean();
    case 'whole':
      return fc.constantFrom(field.min - 1, field.min, field.max, field.max + 1, field.min + 0.5);
    case 'words':
      return fc.constantFrom('', 'a', ' b ', '💧', 'x'.repeat(field.max), 'x'.repeat(field.max + 1));
    case 'choice':
      return fc.constantFrom(...field.of);
    case 'id':
      return fc.oneof(fc.uuid(), fc.constant('00000000-0000-0000-0000-000000000000'), fc.constant('FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF'));
    case 'address':
      return fc.constantFrom(...ADDRESSES);
    case 'text':
      return fc.oneof(blocks, fc.constant([{ type: 'paragraph', runs: [{ text: '💧'.repeat(field.max) }] }]));
    case 'list':
      return fc.oneof(
        { weight: 5, arbitrary: fc.array(near(field.of), { maxLength: 3 }) },
        {
          weight: 1,
          arbitrary: fc
            .tuple(fitting(field.of), fc.constantFrom(field.max, field.max + 1))
            .map(([entry, times]) => Array(times).fill(entry)),
        },
      );
    case 'record':
      return fc
        .tuple(
          fc.record(Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, near(inner)]))),
          fc.constantFrom({}, {}, {}, { further: 1 }),
        )
        .map(([named, further]) => ({ ...named, ...further }));
    case 'maybe':
      return fc.option(near(field.of));
  }
}

describe('what a document reads and what calls say about it are one', () => {
  it.each(CARD_KINDS)('%s: whatever was read is what the contract describes, and is read as the same again', (kind) => {
    for (const [name, field] of Object.entries(CARD_FIELDS[kind])) {
      const schema = CARD_CONTENT[kind].partial();
      fc.assert(
        fc.property(near(field), (value) => {
          const read = readField(field, value);
          if (read === undefined) return;
          expect(schema.safeParse({ [name]: read })).toMatchObject({ success: true, data: { [name]: read } });
          expect(readField(field, read)).toEqual(read);
        }),
        { numRuns: draws(60) },
      );
    }
  });

  it.each(CARD_KINDS)('%s: what fits into a field is what the contract takes as its content, and nothing else', (kind) => {
    for (const [name, field] of Object.entries(CARD_FIELDS[kind])) {
      // Only a function can validate an address; in a text, invalid content is omitted.
      if (JSON.stringify(field).match(/"is":"(address|text)"/)) continue;
      const schema = CARD_CONTENT[kind].partial();
      fc.assert(
        fc.property(near(field), (value) => {
          expect(readField(field, value) !== undefined).toBe(schema.safeParse({ [name]: value }).success);
        }),
        { numRuns: draws(60) },
      );
    }
  });
});

describe('what the contract cannot say', () => {
  it('only pages of the web are addresses, and only some words are trimmed', () => {
    const page: Field = { is: 'address', form: 'page', max: 100 };
    const read = ['https://beispiel.de', 'HTTP://beispiel.de', 'javascript:alert(1)', 'file:///etc/passwd', 'beispiel.de'];
    expect(read.map((value) => readField(page, value))).toEqual([
      'https://beispiel.de/',
      'http://beispiel.de/',
      ...Array(3).fill(undefined),
    ]);
    const words = (trimmed: boolean): Field => ({ is: 'words', min: 0, max: 5, trimmed });
    expect([readField(words(true), ' b '), readField(words(false), ' b ')]).toEqual(['b', ' b ']);
  });
});
