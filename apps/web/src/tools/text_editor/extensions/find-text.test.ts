import { textDocumentSchema } from '@murmel/documents';
import { describe, expect, it } from 'vitest';
import { findText, nearestFound } from './find-text';

const schema = textDocumentSchema();
const bold = schema.mark('bold');
const root = schema.node('doc', null, [
  schema.node('heading', { level: 1 }, [schema.text('Wald')]),
  schema.node('paragraph', null, [
    schema.text('Im Stadt'),
    schema.text('wa', [bold]),
    schema.text('ld. '),
    schema.node('inlineMath', { latex: 'wald' }),
    schema.text('WALD'),
  ]),
  schema.node('paragraph', null, [schema.text('Wa')]),
  schema.node('paragraph', null, [schema.text('ld Straße STRASSE')]),
]);
const wordsAt = (query: string) => findText(root, query).map(({ from, to }) => root.textBetween(from, to));

describe('find', () => {
  it('finds words of any case, across bold parts, behind a formula, not across blocks', () => {
    expect(wordsAt('wald')).toEqual(['Wald', 'wald', 'WALD']);
  });
  it('keeps positions right where a letter has no short lower case', () => {
    expect(wordsAt('straße')).toEqual(['Straße']);
    expect(wordsAt('e s')).toEqual(['e S']);
  });
  it('finds words by whichever signs they were written, and marks them whole', () => {
    const signs = schema.node('doc', null, [
      schema.node('paragraph', null, [schema.text('Wie geht’s? Wa\u00ADld, E\u2011Mail, und so weiter…')]),
    ]);
    const found = (query: string) => findText(signs, query).map(({ from, to }) => signs.textBetween(from, to));
    expect([found("geht's"), found('wald'), found('e-mail'), found('weiter...')]).toEqual([
      ['geht’s'],
      ['Wa\u00ADld'],
      ['E\u2011Mail'],
      ['weiter…'],
    ]);
  });
  it.each(['', '   ', 'nirgends'])('finds nothing for %j', (query) => expect(wordsAt(query)).toEqual([]));
  it('stops at a thousand', () => {
    const long = schema.node('doc', null, [schema.node('paragraph', null, [schema.text('a'.repeat(5000))])]);
    expect(findText(long, 'a')).toHaveLength(1000);
  });
  it('begins at the caret and around the end', () => {
    const found = findText(root, 'wald');
    expect(nearestFound(found, 0)).toBe(0);
    expect(nearestFound(found, found[1]!.from)).toBe(1);
    expect(nearestFound(found, found[2]!.to)).toBe(0);
  });
});
