import { CARD_FIELDS, CARD_KINDS, type Json } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import type { BoardData } from '../board/board-data.js';
import { CARD_DEFINITIONS } from './card-kinds.js';
import { teachingBoardKind } from './kind.js';
import { parseTeachingBoard } from './parse.js';
import { TEACHING_BOARD_SETTINGS_ID, type TeachingBoardTable } from './schema.js';
import { after, card, GROUP, LOTTERY, NAMES, OTHER_PAGE, PAGE, sample, TEXT, VISITOR } from './testing/sample.js';

const writtenOut = (data: BoardData<TeachingBoardTable>): string =>
  JSON.stringify(Object.entries(data).map(([table, parts]) => [table, [...parts]]));
const viewOf = (data: BoardData<TeachingBoardTable>): string => writtenOut(teachingBoardKind.viewOf(data));

describe('what guests are given', () => {
  it('of a lottery its result, and neither the list nor who was drawn before', () => {
    const list = '55555555-5555-4555-8555-555555555555';
    const drawn = ['canary-drawn-first', 'canary-drawn-second'].map((name, index) => ({ id: `e${index}`, name }));
    const view = teachingBoardKind.viewOf(
      sample({ cards: { [LOTTERY]: { 'content.list': list, 'content.drawn': drawn, 'content.current': { id: 'e2', name: 'Shown' } } } }),
    );
    expect(writtenOut(view)).not.toMatch(/canary/);
    expect(writtenOut(view)).not.toContain(list);
    expect(parseTeachingBoard(view).card(LOTTERY)?.content).toEqual({
      list: null,
      repeat: false,
      drawn: [],
      current: { id: 'e2', name: 'Shown' },
      draws: 0,
    });
  });
  it('of groups who is in them, and not of which list', () => {
    expect(viewOf(sample())).not.toContain(NAMES);
    expect(parseTeachingBoard(teachingBoardKind.viewOf(sample())).card(GROUP)?.content).toMatchObject({
      list: null,
      groups: [{ members: [{ name: 'Mia' }] }],
    });
  });
  it.each(CARD_KINDS)('%s: the fields that stand on the wall, and nothing that a later release or somebody else put there', (kind) => {
    const { behind = [] } = CARD_DEFINITIONS[kind] as { behind?: readonly string[] };
    const fields = CARD_FIELDS[kind];
    const known = Object.fromEntries(Object.keys(fields).map((name) => [`content.${name}`, `value-${name}`]));
    const foreign: Record<string, Json> = {
      'content.secret': 'canary',
      secret: 'canary',
      author: 'canary',
      'content.': 'canary',
      'content.__proto__': 'canary',
      'content.constructor': 'canary',
      content: 'canary',
    };
    const view = teachingBoardKind.viewOf(sample({ cards: { theonecard00: { ...card(kind), ...known, ...foreign } } }));
    expect(writtenOut(view)).not.toContain('canary');
    const shown = Object.keys(view.cards.get('theonecard00') ?? {});
    expect(shown.sort()).toEqual(
      [
        'kind',
        'page',
        'title',
        'colour',
        'place',
        'order',
        ...Object.keys(fields)
          .filter((name) => !behind.includes(name))
          .map((name) => `content.${name}`),
      ].sort(),
    );
  });
  it('of lists of names no id, in any kind of card', () => {
    for (const kind of CARD_KINDS)
      expect(viewOf(sample({ cards: { theonecard00: { ...card(kind), 'content.list': 'canary' } } }))).not.toContain('canary');
  });
  it('no field of pages and settings that is not known, and no other part', () => {
    const data = sample({
      settings: { [TEACHING_BOARD_SETTINGS_ID]: { muted: true, note: 'canary' }, other: { muted: 'canary' } },
      pages: { [PAGE]: { note: 'canary' }, '../page': { name: 'canary' } },
      cards: { unknownkind0: { ...card('canary'), title: 'canary' }, '../card': { ...card('text'), title: 'canary' } },
    });
    expect(viewOf(data)).not.toContain('canary');
    expect(parseTeachingBoard(teachingBoardKind.viewOf(data)).settings.muted).toBe(true);
  });
  it('the same board as on the wall, apart from that', () => {
    const [wall, view] = [parseTeachingBoard(sample()), parseTeachingBoard(teachingBoardKind.viewOf(sample()))];
    expect(view.pages).toEqual(wall.pages);
    expect(view.card(TEXT)).toEqual(wall.card(TEXT));
    expect([...view.cardsOf].map(([page, cards]) => [page, cards.map(({ id }) => id)])).toEqual(
      [...wall.cardsOf].map(([page, cards]) => [page, cards.map(({ id }) => id)]),
    );
  });
  it('nothing of their own', () => {
    const own = teachingBoardKind.ownOf(sample(), VISITOR);
    expect([Object.values(own.parts).map(({ size }) => size), own.stoppedUntil]).toEqual([[0, 0, 0], null]);
  });
});

it('parts that did not change are the same objects in the next view', () => {
  const before = sample({ settings: { [TEACHING_BOARD_SETTINGS_ID]: { muted: true } } });
  const [was, is] = [before, after(before, 'changeCard', { card: TEXT, title: 'Neu' })].map((data) => teachingBoardKind.viewOf(data)) as [
    typeof before,
    typeof before,
  ];
  expect(is.cards.get(LOTTERY)).toBe(was.cards.get(LOTTERY));
  expect(is.pages.get(OTHER_PAGE)).toBe(was.pages.get(OTHER_PAGE));
  expect(is.settings.get(TEACHING_BOARD_SETTINGS_ID)).toBe(was.settings.get(TEACHING_BOARD_SETTINGS_ID));
  expect(is.cards.get(TEXT)).not.toBe(was.cards.get(TEXT));
});
