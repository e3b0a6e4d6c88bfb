import { itemPicture } from '@murmel/contracts';
import { WordCloud } from '@murmel/server';
import { expect, it } from 'vitest';
import { cloudPicture } from './cloud-picture.js';

const cloud = (over: Partial<WordCloud> = {}): WordCloud =>
  Object.assign(new WordCloud(), {
    itemId: '11111111-1111-4111-8111-111111111111',
    show: true,
    showBeforeSubmit: true,
    wordsPerVisitor: null,
    filter: true,
    releaseFirst: false,
    filterWords: null,
    ...over,
  });
const word = (text: string, count: number) => ({ key: text.toLowerCase(), text, count });

it('the picture of a cloud has its most frequent words, the larger the more often they came', () => {
  const picture = cloudPicture(cloud(), [word('Wasser', 10), word('Licht', 6), word('Boden', 1)], new Map());
  expect(picture.words).toEqual([
    { text: 'Wasser', weight: 5 },
    { text: 'Licht', weight: 3 },
    { text: 'Boden', weight: 1 },
  ]);
});

it('canary: neither hidden words nor those that wait, filtered ones or all of them', () => {
  const words = [word('Canary', 9), word('Arschloch', 8), word('Moos', 2)];
  expect(cloudPicture(cloud(), words, new Map([['canary', 'hidden']])).words).toEqual([{ text: 'Moos', weight: 5 }]);
  expect(cloudPicture(cloud({ releaseFirst: true }), words, new Map([['moos', 'released']])).words).toEqual([{ text: 'Moos', weight: 5 }]);
  expect(cloudPicture(cloud(), words, new Map([['canary', 'waiting']])).words.map(({ text }) => text)).toEqual(['Moos']);
});

it('of many long words it is less than 1 kB', () => {
  const words = Array.from({ length: 60 }, (_, n) => word(`Überlegung ${n} ${'ä'.repeat(40)}`, 60 - n));
  const picture = itemPicture.parse(cloudPicture(cloud({ filter: false }), words, new Map()));
  expect(picture).toMatchObject({ words: { length: 12 } });
  expect(Buffer.byteLength(JSON.stringify(picture))).toBeLessThan(1000);
});
