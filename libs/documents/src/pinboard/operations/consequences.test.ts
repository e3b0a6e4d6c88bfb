import { LIMITS, PINBOARD_INPUTS, type RichText } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { changed } from '../../board/board-data.js';
import { cardsIn, listsOf, parsePinboard } from '../parse.js';
import { SETTINGS_ID } from '../schema.js';
import {
  after,
  BEN,
  BENS,
  card,
  cards,
  changesOf,
  guest,
  LIST,
  MIA,
  MIAS,
  MIAS_LIST,
  NOW,
  owner,
  PICTURE,
  run,
  sample,
  TEACHER,
  UNKNOWN,
  verdict,
} from '../testing/sample.js';

const { cardsPerList, cardsPerBoard, listsPerBoard, attachmentsPerCard, descriptionMax, cardNameMax, listNameMax } = LIMITS.pinboard;
const words = (text: string): RichText => [{ type: 'paragraph', runs: [{ text }] }];
const namesIn = (data: ReturnType<typeof sample>, list = LIST): string[] => cardsIn(parsePinboard(data), list).map(({ name }) => name);
const refusalOf = (...asked: Parameters<typeof run>): unknown => {
  const outcome = run(...asked);
  return 'refusal' in outcome ? outcome.refusal : undefined;
};
const lists = (count: number): Record<string, { name: string; order: string }> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`manylists${100 + i}`, { name: `L${i}`, order: 'b00V' }]));

describe('[LIM-08] limits', () => {
  it('[PIN-06] [A1] card 101 of a list is refused with the number, by adding, moving and restoring', () => {
    const full = sample({ cards: cards(cardsPerList - 2) });
    const refusal = { code: 'CARD_LIMIT_REACHED', limit: 100 };
    expect(refusalOf(full, owner, 'addCard', { list: LIST, name: 'x' })).toEqual(refusal);
    expect(refusalOf(full, guest(), 'addCard', { list: LIST, name: 'x' })).toEqual(refusal);
    expect(verdict(full, guest(), 'moveCard', { card: MIAS, list: LIST, after: null })).toBe('ok');
    const other = changed(full, changesOf({ cards: { elsewhere000: card(TEACHER, { list: MIAS_LIST, order: 'a0' }, 'x') } }));
    expect(refusalOf(other, owner, 'moveCard', { card: 'elsewhere000', list: LIST })).toEqual(refusal);
    const trashed = changed(
      full,
      changesOf({ cards: { elsewhere000: { ...card(TEACHER, { list: LIST, order: 'a0' }, 'x'), trashed: { at: NOW, by: TEACHER } } } }),
    );
    expect(refusalOf(trashed, owner, 'restoreCard', { card: 'elsewhere000' })).toEqual(refusal);
    expect(verdict(after(trashed, owner, 'trashCard', { card: BENS }), owner, 'restoreCard', { card: 'elsewhere000' })).toBe('ok');
  });
  it('[A3] card 1001 of a board is refused, and so is a list that would bring it', () => {
    const many = Array.from({ length: 10 }, (_, i) => `list${i}000000${i}`);
    const board = changed(
      sample({ lists: Object.fromEntries(many.map((id) => [id, { name: id, order: 'b00V' }])) }),
      many.flatMap((id) => changesOf({ cards: cards(cardsPerList, id) })),
    );
    const data = changed(
      board,
      changesOf({ cards: { [MIAS]: { trashed: { at: NOW, by: MIA } }, [BENS]: { trashed: { at: NOW, by: BEN } } } }),
    );
    expect(parsePinboard(data).cardCount).toBe(cardsPerBoard);
    const refusal = { code: 'BOARD_CARD_LIMIT_REACHED', limit: 1000 };
    expect(refusalOf(data, owner, 'addCard', { list: LIST, name: 'x' })).toEqual(refusal);
    expect(refusalOf(data, owner, 'restoreCard', { card: MIAS })).toEqual(refusal);
    const away = after(after(data, owner, 'trashList', { list: many[0]! }), owner, 'addCard', { list: LIST, name: 'x' });
    expect(refusalOf(away, owner, 'restoreList', { list: many[0]! })).toEqual(refusal);
  });
  it('[PIN-07] [A2] list 31 is refused, by adding and restoring, also together with a card', () => {
    const full = sample({ lists: lists(listsPerBoard - 2) });
    const refusal = { code: 'LIST_LIMIT_REACHED', limit: 30 };
    expect(refusalOf(full, owner, 'addList', { name: 'x' })).toEqual(refusal);
    const away = after(after(after(full, owner, 'trashCard', { card: MIAS }), owner, 'trashList', { list: LIST }), owner, 'addList', {
      name: 'x',
    });
    expect(refusalOf(away, owner, 'restoreList', { list: LIST })).toEqual(refusal);
    expect(refusalOf(away, owner, 'restoreCard', { card: MIAS })).toEqual(refusal);
  });
  it('attachment 21 of a card is refused', () => {
    const file = { kind: 'file' as const, file: BEN, name: 'a', contentType: 'text/plain', bytes: 1, image: false };
    let data = sample();
    for (let i = 1; i < attachmentsPerCard; i++) data = after(data, guest(), 'attach', { card: MIAS, attachment: file });
    expect(refusalOf(data, guest(), 'attach', { card: MIAS, attachment: file })).toEqual({ code: 'LIMIT_REACHED', limit: 20 });
  });
  it('[A4] titles and texts: their length, and something to read at all', () => {
    const add = PINBOARD_INPUTS.addCard;
    expect(add.safeParse({ list: LIST, name: 'x'.repeat(cardNameMax) }).success).toBe(true);
    expect(add.safeParse({ list: LIST, name: 'x'.repeat(cardNameMax + 1) }).success).toBe(false);
    expect(PINBOARD_INPUTS.addList.safeParse({ name: 'x'.repeat(listNameMax + 1) }).success).toBe(false);
    expect(PINBOARD_INPUTS.addList.safeParse({ name: '  ' }).success).toBe(false);
    const long: RichText = [{ type: 'bullets', items: [[{ text: 'x'.repeat(descriptionMax - 1) }], [{ text: 'y' }]] }];
    expect(refusalOf(sample(), guest(), 'addCard', { list: LIST, name: '', description: long })).toEqual({
      code: 'TEXT_TOO_LONG',
      limit: 10_000,
    });
    expect(verdict(sample(), guest(), 'changeCard', { card: MIAS, description: words('x'.repeat(descriptionMax)) })).toBe('ok');
    for (const description of [
      null,
      [],
      words(' '),
      words('\n'),
      [
        { type: 'paragraph', runs: [] },
        { type: 'paragraph', runs: [] },
      ] as RichText,
    ]) {
      expect(verdict(sample(), guest(), 'addCard', { list: LIST, name: ' ', description })).toBe('CARD_EMPTY');
      expect(verdict(sample(), guest('write', BEN), 'changeCard', { card: BENS, name: '', description })).toBe('CARD_EMPTY');
    }
    expect(verdict(sample(), guest(), 'changeCard', { card: MIAS, name: '' })).toBe('ok');
    expect(verdict(sample(), guest('write', BEN), 'changeCard', { card: BENS, name: '' })).toBe('CARD_EMPTY');
  });
  it.each([
    ['author', MIA],
    ['createdAt', 1],
    ['id', MIAS],
    ['waiting', false],
    ['place', { list: LIST, order: 'a0' }],
  ])('[T-28] no sender says %s', (name, value) => {
    expect(PINBOARD_INPUTS.addCard.safeParse({ list: LIST, name: 'x', [name]: value }).success).toBe(false);
    expect(PINBOARD_INPUTS.changeCard.safeParse({ card: MIAS, name: 'x', [name]: value }).success).toBe(false);
  });
});

describe('cards', () => {
  it('author and time come from whoever decides', () => {
    const data = after(sample(), guest(), 'addCard', { list: LIST, name: 'new', after: null });
    expect(namesIn(data)).toEqual(['new', 'Mia writes', 'Ben writes']);
    expect(cardsIn(parsePinboard(data), LIST)[0]).toMatchObject({
      author: MIA,
      createdAt: NOW,
      waiting: false,
      permission: null,
      trashed: null,
    });
  });
  it('[C9] wait for release while the switch is on, except those of the teacher', () => {
    const on = after(sample(), owner, 'changeSettings', { release: true });
    const data = after(after(on, guest(), 'addCard', { list: LIST, name: 'mine' }), owner, 'addCard', { list: LIST, name: 'hers' });
    const waiting = cardsIn(parsePinboard(data), LIST).filter((entry) => entry.waiting);
    expect(waiting.map(({ name }) => name)).toEqual(['mine']);
    expect(cardsIn(parsePinboard(after(data, owner, 'releaseCards', {})), LIST).some((entry) => entry.waiting)).toBe(false);
    expect(cardsIn(parsePinboard(after(data, owner, 'releaseCards', { cards: [MIAS] })), LIST).some((entry) => entry.waiting)).toBe(true);
    const released = after(data, owner, 'releaseCards', {});
    const [own] = cardsIn(parsePinboard(released), LIST).filter(({ name }) => name === 'mine');
    const back = parsePinboard(after(released, owner, 'withholdCards', { cards: [own!.id, UNKNOWN] }));
    expect(cardsIn(back, LIST).flatMap((entry) => (entry.waiting ? entry.name : []))).toEqual(['mine']);
    const away = after(data, owner, 'trashList', { list: LIST });
    expect(run(away, owner, 'releaseCards', {})).toMatchObject({ changes: [] });
  });
  it('go behind a neighbour, to the start, and to the end when the neighbour is not there any more', () => {
    const data = sample({ cards: { third0000000: card(TEACHER, { list: LIST, order: 'a2' }, 'third') } });
    const moved = (after_: string | null | undefined): string[] =>
      namesIn(after(data, owner, 'moveCard', { card: BENS, list: LIST, after: after_ }));
    expect(moved(null)).toEqual(['Ben writes', 'Mia writes', 'third']);
    expect(moved('third0000000')).toEqual(['Mia writes', 'third', 'Ben writes']);
    for (const gone of [UNKNOWN, undefined, BENS]) expect(moved(gone)).toEqual(['Mia writes', 'third', 'Ben writes']);
    const away = after(data, owner, 'moveCard', { card: 'third0000000', list: MIAS_LIST });
    expect(namesIn(after(away, owner, 'moveCard', { card: MIAS, list: LIST, after: 'third0000000' }))).toEqual([
      'Ben writes',
      'Mia writes',
    ]);
  });
  it('null takes a field away', () => {
    const set = after(sample(), owner, 'changeCard', { card: MIAS, permission: 'visitor_permissions_read', description: words('hello') });
    expect(parsePinboard(set).card(MIAS)).toMatchObject({ permission: 'visitor_permissions_read', description: words('hello') });
    const taken = after(set, owner, 'changeCard', { card: MIAS, permission: null, description: null });
    expect(parsePinboard(taken).card(MIAS)).toMatchObject({ permission: null, description: null, name: 'Mia writes' });
    expect(taken.cards.get(MIAS)).toEqual(sample().cards.get(MIAS));
  });
  it('only a picture on the card itself is its cover, and goes with it', () => {
    const cover = { attachment: PICTURE, alt: 'a frog' };
    const data = after(sample(), guest(), 'changeCard', { card: MIAS, cover });
    expect(parsePinboard(data).card(MIAS)?.cover).toEqual(cover);
    expect(verdict(data, guest('write', BEN), 'changeCard', { card: BENS, cover })).toBe('NOT_FOUND');
    expect(verdict(data, guest(), 'changeCard', { card: MIAS, cover: { attachment: UNKNOWN, alt: '' } })).toBe('NOT_FOUND');
    expect(parsePinboard(after(data, guest(), 'removeAttachment', { attachment: PICTURE })).card(MIAS)?.cover).toBeNull();
    const pdf = changed(data, changesOf({ attachments: { [PICTURE]: { image: false } } }));
    expect(verdict(pdf, guest(), 'changeCard', { card: MIAS, cover })).toBe('NOT_FOUND');
  });
  it('an attached picture becomes the cover when asked and there is none', () => {
    const picture = { kind: 'file' as const, file: BEN, name: 'p', contentType: 'image/png', bytes: 1, image: true };
    const data = after(sample(), guest(), 'attach', { card: MIAS, attachment: picture, asCover: true });
    const first = parsePinboard(data).card(MIAS)?.cover?.attachment;
    expect(first).toMatch(/^new/);
    expect(
      parsePinboard(after(data, guest(), 'attach', { card: MIAS, attachment: picture, asCover: true })).card(MIAS)?.cover?.attachment,
    ).toBe(first);
    expect(
      parsePinboard(after(sample(), guest(), 'attach', { card: MIAS, attachment: { ...picture, image: false }, asCover: true })).card(MIAS)
        ?.cover,
    ).toBeNull();
    const link = { kind: 'link' as const, url: 'javascript:alert(1)', title: '', site: '', description: '', picture: null };
    expect(verdict(sample(), guest(), 'attach', { card: MIAS, attachment: link })).toBe('LINK_INVALID');
  });
});

describe('trash', () => {
  it('a removed list takes its cards along and brings them back, one card of it brings back the list', () => {
    const removed = after(after(sample(), owner, 'trashCard', { card: MIAS }), owner, 'trashList', { list: LIST });
    expect([listsOf(parsePinboard(removed)).length, parsePinboard(removed).cardCount]).toEqual([1, 0]);
    expect(namesIn(after(removed, owner, 'restoreList', { list: LIST }))).toEqual(['Ben writes']);
    const restored = after(removed, owner, 'restoreCard', { card: MIAS });
    expect(listsOf(parsePinboard(restored)).length).toBe(2);
    expect(namesIn(restored)).toEqual(['Mia writes', 'Ben writes']);
  });
  it('only what is in the trash is destroyed, with everything that hangs on it', () => {
    const data = sample();
    expect(verdict(data, owner, 'destroy', { cards: [MIAS] })).toBe('NOT_FOUND');
    expect(verdict(data, owner, 'destroy', { lists: [LIST] })).toBe('NOT_FOUND');
    expect(verdict(data, owner, 'destroy', { cards: [UNKNOWN] })).toBe('NOT_FOUND');
    const one = after(after(data, owner, 'trashCard', { card: MIAS }), owner, 'destroy', { cards: [MIAS] });
    expect([one.cards.has(MIAS), one.cards.has(BENS), one.attachments.size]).toEqual([false, true, 0]);
    const trashed = after(after(data, owner, 'trashCard', { card: MIAS }), owner, 'trashList', { list: LIST });
    const all = after(trashed, owner, 'destroy', { cards: [MIAS, BENS], lists: [LIST] });
    expect([all.cards.size, all.attachments.size, [...all.lists.keys()]]).toEqual([0, 0, [MIAS_LIST]]);
    expect(verdict(trashed, owner, 'destroy', { cards: [BENS, MIAS], lists: [MIAS_LIST] })).toBe('NOT_FOUND');
  });
});

describe('a card whose list was destroyed meanwhile', () => {
  const lost = sample({ cards: { [MIAS]: { place: { list: UNKNOWN, order: 'a0' } } } });
  it('is kept in the first list, hidden until the teacher looks', () => {
    const board = parsePinboard(lost);
    expect(board.card(MIAS)).toMatchObject({ list: LIST, hidden: true });
    expect(board.cardsOf.get(LIST)?.map(({ id }) => id)).toEqual([MIAS, BENS]);
    const shown = after(lost, owner, 'hideCard', { card: MIAS, hidden: false });
    expect(parsePinboard(shown).card(MIAS)).toMatchObject({ list: LIST, hidden: false });
    expect(shown.cards.get(MIAS)?.['place']).toEqual({ list: LIST, order: 'a0' });
  });
  it('stays hidden when it is moved, and comes back out of the trash into a list that is there', () => {
    expect(parsePinboard(after(lost, owner, 'moveCard', { card: MIAS, list: MIAS_LIST })).card(MIAS)).toMatchObject({
      list: MIAS_LIST,
      hidden: true,
    });
    const trashed = after(lost, owner, 'trashCard', { card: MIAS });
    expect(after(trashed, owner, 'restoreCard', { card: MIAS }).cards.get(MIAS)?.['place']).toEqual({ list: LIST, order: 'a0' });
  });
});

describe('moderation', () => {
  it('[E23] [C21] stops somebody for the rest of the lesson, and lets them write again', () => {
    const stopped = after(sample(), owner, 'stopPerson', { person: MIA, stopped: true });
    expect(refusalOf(stopped, guest(), 'trashCard', { card: MIAS })).toEqual({ code: 'BOARD_STOPPED', seconds: 90 * 60 });
    const later = { ...guest(), at: NOW + 90 * 60_000 };
    expect(verdict(stopped, later, 'trashCard', { card: MIAS })).toBe('ok');
    expect(verdict(after(stopped, owner, 'stopPerson', { person: MIA, stopped: false }), guest(), 'trashCard', { card: MIAS })).toBe('ok');
    expect(run(sample(), owner, 'stopPerson', { person: MIA, stopped: false })).toMatchObject({ changes: [] });
  });
  it('settings change one by one', () => {
    const data = after(after(sample(), owner, 'changeSettings', { frozen: true }), owner, 'changeSettings', {
      background: { kind: 'colour', colour: 'himmel' },
    });
    expect(parsePinboard(data).settings).toMatchObject({ frozen: true, release: false, background: { kind: 'colour', colour: 'himmel' } });
    expect(data.settings.get(SETTINGS_ID)).toEqual({ frozen: true, background: { kind: 'colour', colour: 'himmel' } });
  });
});
