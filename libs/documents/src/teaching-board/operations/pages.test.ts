import { LIMITS, TEACHING_BOARD_INPUTS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { changed, emptyBoard } from '../../board/board-data.js';
import { cardsOnPage, parseTeachingBoard } from '../parse.js';
import { DEFAULT_TEACHING_BOARD_SETTINGS, LAST_PAGE_ID, TEACHING_BOARD_TABLES } from '../schema.js';
import {
  after,
  changesOf,
  type Data,
  EMPTY_PAGE,
  OTHER_PAGE,
  owner,
  PAGE,
  run,
  sample,
  TEXT,
  UNKNOWN,
  verdict,
} from '../testing/sample.js';

const names = (data: Data): string[] => parseTeachingBoard(data).pages.map(({ name, id }) => name || id);
const contents = (data: Data, page: string): unknown[] =>
  cardsOnPage(parseTeachingBoard(data), page).map(({ id: _id, page: _page, order: _order, ...card }) => card);
const manyPages = (count: number): Record<string, { name: string; order: string }> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `manypages${100 + index}`,
      { name: `P${index}`, order: `b${String(index + 100).padStart(4, '0')}V` },
    ]),
  );

describe('limits of pages', () => {
  const full = sample({ pages: manyPages(LIMITS.teachingBoard.pages - 3) });
  it('page 21 is refused with the number, by adding and by duplicating', () => {
    const refusal = { code: 'PAGE_LIMIT_REACHED', limit: 20 };
    expect(parseTeachingBoard(full).pages.length).toBe(20);
    expect(verdict(full, owner, 'addPage', {})).toEqual(refusal);
    expect(verdict(full, owner, 'duplicatePage', { page: PAGE })).toEqual(refusal);
    expect(verdict(after(full, 'removePage', { page: PAGE }), owner, 'addPage', {})).toBe('ok');
  });
  it('the last page stays', () => {
    const one = after(after(sample(), 'removePage', { page: PAGE }), 'removePage', { page: OTHER_PAGE });
    expect(verdict(one, owner, 'removePage', { page: EMPTY_PAGE })).toEqual({ code: 'LAST_PAGE' });
  });
  it('names: their length', () => {
    expect(TEACHING_BOARD_INPUTS.changePage.safeParse({ page: PAGE, name: 'x'.repeat(40) }).success).toBe(true);
    expect(TEACHING_BOARD_INPUTS.changePage.safeParse({ page: PAGE, name: 'x'.repeat(41) }).success).toBe(false);
  });
});

describe('pages', () => {
  it('come behind the one that is named, first, or last', () => {
    expect(names(after(sample(), 'addPage', { name: 'neu', after: PAGE }))).toEqual(['Zelle', 'neu', OTHER_PAGE, 'Ende']);
    expect(names(after(sample(), 'addPage', { name: 'neu', after: null }))).toEqual(['neu', 'Zelle', OTHER_PAGE, 'Ende']);
    for (const gone of [undefined, UNKNOWN])
      expect(names(after(sample(), 'addPage', { name: 'neu', after: gone }))).toEqual(['Zelle', OTHER_PAGE, 'Ende', 'neu']);
  });
  it('move', () => {
    expect(names(after(sample(), 'movePage', { page: EMPTY_PAGE, after: PAGE }))).toEqual(['Zelle', 'Ende', OTHER_PAGE]);
    expect(names(after(sample(), 'movePage', { page: EMPTY_PAGE, after: null }))).toEqual(['Ende', 'Zelle', OTHER_PAGE]);
    for (const last of [undefined, UNKNOWN, PAGE])
      expect(names(after(sample(), 'movePage', { page: PAGE, after: last }))).toEqual([OTHER_PAGE, 'Ende', 'Zelle']);
  });
  it('have a name and a background of their own, or that of the board', () => {
    const background = { kind: 'colour', colour: 'wiese' } as const;
    const set = after(sample(), 'changePage', { page: PAGE, name: 'Neu', background });
    expect(parseTeachingBoard(set).page(PAGE)).toMatchObject({ name: 'Neu', background });
    expect(parseTeachingBoard(after(set, 'changePage', { page: PAGE, background: null })).page(PAGE)).toMatchObject({
      name: 'Neu',
      background: null,
    });
  });
  it('are duplicated with everything on them, right behind', () => {
    const data = after(sample(), 'changePage', { page: PAGE, background: { kind: 'wallpaper', wallpaper: 'waves' } });
    const outcome = run(data, owner, 'duplicatePage', { page: PAGE });
    if ('refusal' in outcome) return expect.fail(outcome.refusal.code);
    const copied = changed(data, outcome.changes);
    const [copy = ''] = outcome.made;
    expect(outcome.made.length).toBe(4);
    expect(parseTeachingBoard(copied).pages.map(({ id }) => id)).toEqual([PAGE, copy, OTHER_PAGE, EMPTY_PAGE]);
    expect(parseTeachingBoard(copied).page(copy)).toMatchObject({ name: 'Zelle', background: { kind: 'wallpaper', wallpaper: 'waves' } });
    expect(contents(copied, copy)).toEqual(contents(data, PAGE));
    expect(contents(copied, PAGE)).toEqual(contents(data, PAGE));
  });
  it('go with their cards', () => {
    const data = after(sample(), 'removePage', { page: PAGE });
    expect(names(data)).toEqual([OTHER_PAGE, 'Ende']);
    expect(data.cards.size).toBe(1);
    expect(verdict(data, owner, 'changeCard', { card: TEXT, title: 'x' })).toEqual({ code: 'NOT_FOUND' });
  });
});

describe('a board whose last two pages were removed at once', () => {
  const none = emptyBoard(TEACHING_BOARD_TABLES);
  it('shows a page that can be filled, named and copied, and keeps what is on it', () => {
    expect(parseTeachingBoard(none).pages.map(({ id }) => id)).toEqual([LAST_PAGE_ID]);
    expect(verdict(none, owner, 'removePage', { page: LAST_PAGE_ID })).toEqual({ code: 'LAST_PAGE' });
    const filled = after(none, 'addCard', { page: LAST_PAGE_ID, kind: 'clock' });
    expect(contents(filled, LAST_PAGE_ID).length).toBe(1);
    for (const [name, input, behind] of [
      ['addPage', {}, 0],
      ['duplicatePage', { page: LAST_PAGE_ID }, 1],
    ] as const) {
      const two = after(filled, name, input as never);
      const [first, second] = parseTeachingBoard(two).pages;
      expect([first?.id, contents(two, LAST_PAGE_ID).length, contents(two, second!.id).length]).toEqual([LAST_PAGE_ID, 1, behind]);
    }
    expect(names(after(filled, 'changePage', { page: LAST_PAGE_ID, name: 'Neu' }))).toEqual(['Neu']);
  });
});

describe('settings of the board', () => {
  it('change what is given', () => {
    expect(parseTeachingBoard(sample()).settings).toEqual(DEFAULT_TEACHING_BOARD_SETTINGS);
    const data = after(after(sample(), 'changeSettings', { muted: true }), 'changeSettings', {
      background: { kind: 'colour', colour: 'wiese' },
    });
    expect(parseTeachingBoard(data).settings).toEqual({ background: { kind: 'colour', colour: 'wiese' }, muted: true });
    const forged = changed(data, changesOf({ settings: { other: { muted: true } } }));
    expect(parseTeachingBoard(forged).settings).toBe(parseTeachingBoard(data).settings);
  });
});
