import type { Json } from '@murmel/contracts';
import { itemPicture } from '@murmel/contracts';
import { changed, NEW_PINBOARD, type PinboardTable } from '@murmel/documents';
import { expect, it } from 'vitest';
import { pinboardPicture } from './pinboard-picture.js';

const OWNER = '11111111-1111-4111-8111-111111111111';
const MIA = '22222222-2222-4222-8222-222222222222';
const HIDDEN = { visitor: 'visitor_permissions_invisible', trashed: { at: 1, by: OWNER } };

type Parts = Partial<Record<PinboardTable, Record<string, Record<string, Json>>>>;
const board = (parts: Parts) => ({
  data: changed(
    NEW_PINBOARD,
    Object.entries(parts).flatMap(([table, entries]) =>
      Object.entries(entries).map(([id, set]) => ({ table: table as PinboardTable, id, set })),
    ),
  ),
});
const list = (name: string, order: string, more: Record<string, Json> = {}) => ({ name, order, author: OWNER, colour: 'himmel', ...more });
const card = (name: string, order: string, more: Record<string, Json> = {}) => ({
  name,
  author: MIA,
  place: { list: 'listbegin000', order },
  colour: 'sonne',
  createdAt: 1,
  ...more,
});

it('the picture of a pinboard has its lists and how much stands on their cards, not the words', () => {
  const picture = pinboardPicture(
    board({
      lists: { listbegin000: list('Beobachten', 'a0'), listnext0000: list('Vermuten', 'a1', { colour: 'none' }) },
      cards: { cardshort000: card('Reh', 'a0'), cardlong0000: card('x'.repeat(100), 'a1') },
    }),
    OWNER,
  );
  expect(picture).toEqual({
    shape: 'board',
    lists: [
      {
        name: 'Beobachten',
        colour: 'himmel',
        cards: [
          { colour: 'sonne', lines: 1, cover: false },
          { colour: 'sonne', lines: 3, cover: false },
        ],
      },
      { name: 'Vermuten', colour: 'none', cards: [] },
    ],
  });
});

it('canary: nothing of it comes from what guests do not see, nor from what a pupil called a list or wrote on a card', () => {
  const picture = pinboardPicture(
    board({
      lists: {
        listbegin000: list('Wald', 'a0'),
        listmia00000: list('Canary Mia', 'a1', { author: MIA }),
        listhidden00: list('Canary invisible', 'a2', { permission: HIDDEN.visitor }),
        listtrash000: list('Canary trash', 'a3', { trashed: HIDDEN.trashed }),
      },
      cards: {
        cardshown000: card('Canary words', 'a0'),
        cardwaits000: card('Canary waiting', 'a1', { waiting: true }),
        cardhidden00: card('Canary hidden', 'a2', { hidden: true }),
        cardtrash000: card('Canary trash', 'a3', { trashed: HIDDEN.trashed }),
        cardunseen00: card('Canary unseen', 'a4', { permission: HIDDEN.visitor }),
      },
    }),
    OWNER,
  );
  expect(picture.lists.map(({ name, cards }) => [name, cards.length])).toEqual([
    ['Wald', 1],
    ['', 0],
  ]);
  expect(JSON.stringify(picture)).not.toContain('Canary');
});

it('of a huge board it is less than 1 kB', () => {
  const picture = pinboardPicture(
    board({
      lists: Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`list${n + 100}00000`, list('Ä'.repeat(60), `a${n}`)])),
      cards: Object.fromEntries(
        Array.from({ length: 300 }, (_, n) => [
          `card${n + 100}00000`,
          card('x'.repeat(80), `b${n + 100}V`, { place: { list: `list${100 + (n % 30)}00000`, order: `b${n + 100}V` } }),
        ]),
      ),
    }),
    OWNER,
  );
  expect(picture.lists.map(({ cards }) => cards.length)).toEqual([3, 3, 3, 3]);
  expect(Buffer.byteLength(JSON.stringify(itemPicture.parse(picture)))).toBeLessThan(1000);
});
