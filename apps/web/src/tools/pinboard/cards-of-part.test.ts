import { LIMITS } from '@murmel/contracts';
import { richTextWords } from '@murmel/documents';
import { describe, expect, it } from 'vitest';
import { cardsOfPart } from './cards-of-part';

const { cardNameMax, descriptionMax } = LIMITS.pinboard;
const paragraph = (text: string) => ({ type: 'paragraph' as const, runs: [{ text }] });

describe('part of an answer as cards', () => {
  it('is one card, or several where its text is too long for one', () => {
    expect(cardsOfPart({ title: 'Wald', text: [] })).toEqual([{ name: 'Wald', description: null }]);
    expect(cardsOfPart({ title: 'Wald', text: [paragraph('a')] })).toEqual([{ name: 'Wald', description: [paragraph('a')] }]);
    const cards = cardsOfPart({ title: 'Wald', text: [paragraph('kurz'), paragraph('x'.repeat(descriptionMax + 5))] });
    expect(cards.map(({ name }) => name)).toEqual(['Wald', 'Wald']);
    expect(
      cards
        .map(({ description }) => richTextWords(description))
        .join('\n')
        .replaceAll('\n', ''),
    ).toBe(`kurz${'x'.repeat(descriptionMax + 5)}`);
  });

  it('keeps a title that is too long in its text', () => {
    const title = 'ä'.repeat(cardNameMax + 1);
    const [card] = cardsOfPart({ title, text: [] });
    expect([card!.name.length, richTextWords(card!.description)]).toEqual([cardNameMax, title]);
  });
});
