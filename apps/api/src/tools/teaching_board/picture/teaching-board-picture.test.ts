import { type CardKind, itemPicture, type Json } from '@murmel/contracts';
import { changed, newTeachingBoard, type TeachingBoardTable } from '@murmel/documents';
import { expect, it } from 'vitest';
import { teachingBoardPicture } from './teaching-board-picture.js';

const first = newTeachingBoard();
const [page] = [...first.pages.keys()];
const card = (kind: CardKind | 'future', order: string, more: Record<string, Json> = {}) => ({
  kind,
  page: page!,
  title: 'Canary title',
  colour: 'wiese',
  place: { x: 4, y: 2, width: 20, height: 10 },
  order,
  ...more,
});
const picture = (cards: Record<string, Record<string, Json>>, pages: Record<string, Record<string, Json>> = {}) => {
  const changes = [
    ...Object.entries(cards).map(([id, set]) => ({ table: 'cards' as TeachingBoardTable, id, set })),
    ...Object.entries(pages).map(([id, set]) => ({ table: 'pages' as TeachingBoardTable, id, set })),
  ];
  return teachingBoardPicture({ data: changed(first, changes) });
};

it('the picture of a teaching board is its first page: where its cards are, and on what', () => {
  const shown = picture(
    { cardtimer000: card('timer', 'a0') },
    { [page!]: { background: { kind: 'colour', colour: 'tafel' } }, pagelater000: { name: 'Canary page', order: 'a1' } },
  );
  expect(shown).toEqual({
    shape: 'screen',
    ground: 'tafel',
    cards: [{ kind: 'timer', colour: 'wiese', x: 4, y: 2, width: 20, height: 10 }],
  });
});

it('canary: neither words nor names of pupils, nothing of later pages or of cards that nobody knows', () => {
  const shown = picture(
    {
      cardtext0000: card('text', 'a0', { 'content.text': [{ type: 'paragraph', runs: [{ text: 'Canary text' }] }] }),
      cardlottery0: card('lottery', 'a1', {
        'content.drawn': [{ id: 'a', name: 'Canary Mia' }],
        'content.current': { id: 'a', name: 'Canary Mia' },
      }),
      cardfuture00: card('future', 'a2', { 'content.x': 'Canary future' }),
      cardelse0000: card('image', 'a3', { page: 'pagelater000', 'content.alt': 'Canary alt' }),
    },
    { pagelater000: { name: 'Canary page', order: 'a1' } },
  );
  expect(shown.cards.map(({ kind }) => kind)).toEqual(['text', 'lottery']);
  expect(JSON.stringify(shown)).not.toContain('Canary');
});

it('of a full page it is less than 1 kB, and shows what lies on top', () => {
  const cards = Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [`card${n + 100}00000`, card(n < 30 ? 'text' : 'internal_tool', `b${n + 100}V`)]),
  );
  const shown = picture(cards);
  expect(new Set(shown.cards.map(({ kind }) => kind))).toEqual(new Set(['internal_tool']));
  expect(Buffer.byteLength(JSON.stringify(itemPicture.parse(shown)))).toBeLessThan(1000);
});
