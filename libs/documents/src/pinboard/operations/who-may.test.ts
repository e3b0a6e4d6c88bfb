import type { BoardBase, PinboardInput, PinboardOperationName } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import type { BoardActor } from '../../board/operations.js';
import { parsePinboard } from '../parse.js';
import { refuseReaction } from '../permissions.js';
import { PINBOARD_OPERATIONS } from '../pinboard-operations.js';
import { SETTINGS_ID } from '../schema.js';
import {
  BEN,
  BENS,
  guest,
  LIST,
  MIA,
  MIAS,
  MIAS_LIST,
  NOW,
  owner,
  type Parts,
  PICTURE,
  sample,
  TEACHER,
  UNKNOWN,
  verdict,
} from '../testing/sample.js';

const READ = 'visitor_permissions_read';
const WRITE = 'visitor_permissions_write';
const INVISIBLE = 'visitor_permissions_invisible';
const settings = (...on: string[]): Parts => ({ settings: { [SETTINGS_ID]: Object.fromEntries(on.map((name) => [name, true])) } });
const list = (permission: string): Parts => ({ lists: { [LIST]: { permission } } });
const mias = (fields: NonNullable<Parts['cards']>[string]): Parts => ({ cards: { [MIAS]: fields } });
const TRASHED = { at: NOW - 5000, by: MIA };

interface Situation {
  board: Parts;
  actor: BoardActor;
}
const situation = (board: Parts, base: BoardBase = 'write', person: string | null = MIA): Situation => ({
  board,
  actor: guest(base, person),
});

/** Mia's card in the teacher's list, asked by Mia where nothing else is said. */
const ON_CARDS: Record<string, Situation> = {
  'the owner': { board: {}, actor: owner },
  'the owner, frozen': { board: settings('frozen'), actor: owner },
  'the owner, in the trash': { board: mias({ trashed: TRASHED }), actor: owner },
  'the owner, list in the trash': { board: { lists: { [LIST]: { trashed: TRASHED } } }, actor: owner },
  'own card': situation({}),
  "somebody else's": situation({}, 'write', BEN),
  "somebody else's, allowed": situation(settings('guestEdits'), 'write', BEN),
  'nobody in particular': situation(settings('guestEdits'), 'write', null),
  frozen: situation(settings('frozen')),
  stopped: situation({ stops: { [MIA]: { until: NOW + 1000 } } }),
  'stopped until now': situation({ stops: { [MIA]: { until: NOW } } }),
  'somebody else is stopped': situation({ stops: { [BEN]: { until: NOW + 1000 } } }),
  'gallery mode': situation({}, 'look'),
  'gallery mode, list says write': situation(list(WRITE), 'look'),
  'board says read': situation({}, 'read'),
  'board says read, list write': situation(list(WRITE), 'read'),
  'board says read, card write': situation(mias({ permission: WRITE }), 'read'),
  'list says read': situation(list(READ)),
  'list says read, card write': situation({ ...list(READ), ...mias({ permission: WRITE }) }),
  'list invisible, card write': situation({ ...list(INVISIBLE), ...mias({ permission: WRITE }) }),
  'card says read': situation(mias({ permission: READ })),
  'card invisible': situation(mias({ permission: INVISIBLE })),
  'own, waiting': situation(mias({ waiting: true })),
  "somebody else's, waiting": situation({ ...settings('guestEdits'), ...mias({ waiting: true }) }, 'write', BEN),
  hidden: situation(mias({ hidden: true })),
  'in the trash': situation(mias({ trashed: TRASHED })),
  'list in the trash': situation({ lists: { [LIST]: { trashed: TRASHED } } }),
};

const CARD_TABLE = `
                                 change     move       trash      attach     detach     react      permission
  the owner                      ok         ok         ok         ok         ok         ok         ok
  the owner, frozen              ok         ok         ok         ok         ok         ok         ok
  the owner, in the trash        NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND
  the owner, list in the trash   NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND
  own card                       ok         ok         ok         ok         ok         ok         FORBIDDEN
  somebody else's                FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  ok         FORBIDDEN
  somebody else's, allowed       ok         ok         ok         ok         ok         ok         FORBIDDEN
  nobody in particular           UNAUTHORIZED UNAUTHORIZED UNAUTHORIZED UNAUTHORIZED UNAUTHORIZED UNAUTHORIZED UNAUTHORIZED
  frozen                         BOARD_FROZEN BOARD_FROZEN BOARD_FROZEN BOARD_FROZEN BOARD_FROZEN BOARD_FROZEN BOARD_FROZEN
  stopped                        BOARD_STOPPED BOARD_STOPPED BOARD_STOPPED BOARD_STOPPED BOARD_STOPPED BOARD_STOPPED BOARD_STOPPED
  stopped until now              ok         ok         ok         ok         ok         ok         FORBIDDEN
  somebody else is stopped       ok         ok         ok         ok         ok         ok         FORBIDDEN
  gallery mode                   FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN
  gallery mode, list says write  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN
  board says read                FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN
  board says read, list write    ok         ok         ok         ok         ok         ok         FORBIDDEN
  board says read, card write    ok         FORBIDDEN  ok         ok         ok         ok         FORBIDDEN
  list says read                 FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN
  list says read, card write     ok         FORBIDDEN  ok         ok         ok         ok         FORBIDDEN
  list invisible, card write     NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND
  card says read                 FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN
  card invisible                 NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND
  own, waiting                   ok         ok         ok         ok         ok         ok         FORBIDDEN
  somebody else's, waiting       NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND
  hidden                         NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND
  in the trash                   NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND
  list in the trash              NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND
`;

/** Mia's list, asked by Mia where nothing else is said. `add`: a card into the teacher's list. */
const ON_LISTS: Record<string, Situation> = {
  'the owner': { board: {}, actor: owner },
  'the owner, frozen': { board: settings('frozen'), actor: owner },
  'own list, switch on': situation(settings('guestLists')),
  'own list, switch off': situation({}),
  "somebody else's, switch on": situation(settings('guestLists', 'guestEdits'), 'write', BEN),
  'nobody in particular': situation(settings('guestLists'), 'write', null),
  frozen: situation(settings('guestLists', 'frozen')),
  stopped: situation({ ...settings('guestLists'), stops: { [MIA]: { until: NOW + 1000 } } }),
  'gallery mode': situation(settings('guestLists'), 'look'),
  'board says read': situation(settings('guestLists'), 'read'),
  'board says read, lists write': situation(
    { ...settings('guestLists'), lists: { [LIST]: { permission: WRITE }, [MIAS_LIST]: { permission: WRITE } } },
    'read',
  ),
  'lists say read': situation({ ...settings('guestLists'), lists: { [LIST]: { permission: READ }, [MIAS_LIST]: { permission: READ } } }),
  'lists invisible': situation({
    ...settings('guestLists'),
    lists: { [LIST]: { permission: INVISIBLE }, [MIAS_LIST]: { permission: INVISIBLE } },
  }),
  'lists in the trash': situation({
    ...settings('guestLists'),
    lists: { [LIST]: { trashed: TRASHED }, [MIAS_LIST]: { trashed: TRASHED } },
  }),
};

const LIST_TABLE = `
                                 addList    rename     moveList   trash      permission add
  the owner                      ok         ok         ok         ok         ok         ok
  the owner, frozen              ok         ok         ok         ok         ok         ok
  own list, switch on            ok         ok         FORBIDDEN  ok         FORBIDDEN  ok
  own list, switch off           FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  ok
  somebody else's, switch on     ok         FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  ok
  nobody in particular           UNAUTHORIZED UNAUTHORIZED UNAUTHORIZED UNAUTHORIZED UNAUTHORIZED UNAUTHORIZED
  frozen                         BOARD_FROZEN BOARD_FROZEN BOARD_FROZEN BOARD_FROZEN BOARD_FROZEN BOARD_FROZEN
  stopped                        BOARD_STOPPED BOARD_STOPPED BOARD_STOPPED BOARD_STOPPED BOARD_STOPPED BOARD_STOPPED
  gallery mode                   FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN  FORBIDDEN
  board says read                FORBIDDEN  ok         FORBIDDEN  ok         FORBIDDEN  FORBIDDEN
  board says read, lists write   FORBIDDEN  ok         FORBIDDEN  ok         FORBIDDEN  ok
  lists say read                 ok         ok         FORBIDDEN  ok         FORBIDDEN  FORBIDDEN
  lists invisible                ok         NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND
  lists in the trash             ok         NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND  NOT_FOUND
`;

/** A table as people read it: names of columns in the first line, in each other one what is expected. */
function rows(table: string): [string, Record<string, string>][] {
  const [head = '', ...lines] = table.split('\n').filter((line) => line.trim() !== '');
  const columns = head.trim().split(/\s+/);
  return lines.map((line) => {
    const words = line.trim().split(/\s+/);
    return [
      words.slice(0, -columns.length).join(' '),
      Object.fromEntries(columns.map((column, index) => [column, words.at(index - columns.length)!])),
    ];
  });
}

const file = { kind: 'file' as const, file: BEN, name: 'a.pdf', contentType: 'application/pdf', bytes: 1, image: false };

describe('who may do what with a card', () => {
  it('the table names every situation', () => expect(rows(CARD_TABLE).map(([name]) => name)).toEqual(Object.keys(ON_CARDS)));
  it.each(rows(CARD_TABLE))('[PIN-03] [PIN-05] [E4] [E4b] [C7] [C10] [E12] [SHR-05] [T-08] %s', (name, expected) => {
    const { board, actor } = ON_CARDS[name]!;
    const data = sample(board);
    expect({
      change: verdict(data, actor, 'changeCard', { card: MIAS, name: 'x', colour: 'himmel' }),
      move: verdict(data, actor, 'moveCard', { card: MIAS, list: LIST, after: BENS }),
      trash: verdict(data, actor, 'trashCard', { card: MIAS }),
      attach: verdict(data, actor, 'attach', { card: MIAS, attachment: file }),
      detach: verdict(data, actor, 'removeAttachment', { attachment: PICTURE }),
      react: refuseReaction(parsePinboard(data), actor, MIAS)?.code ?? 'ok',
      permission: verdict(data, actor, 'changeCard', { card: MIAS, permission: READ }),
    }).toEqual(expected);
  });
});

it.each(['likes', 'comments'] as const)('[PIN-05] nobody adds %s while they are off, and everybody takes back what they said', (off) => {
  const data = parsePinboard(sample({ settings: { board: { [off]: false } } }));
  const said = (actor: BoardActor) =>
    (['likes', 'comments', undefined] as const).map((adding) => refuseReaction(data, actor, MIAS, adding)?.code ?? 'ok');
  const expected = [off === 'likes' ? 'LIKES_OFF' : 'ok', off === 'comments' ? 'COMMENTS_OFF' : 'ok', 'ok'];
  for (const actor of [owner, guest(), guest('write', BEN)]) expect(said(actor)).toEqual(expected);
  expect(refuseReaction(data, guest(), UNKNOWN, off)?.code).toBe('NOT_FOUND');
});

describe('who may do what with a list', () => {
  it('the table names every situation', () => expect(rows(LIST_TABLE).map(([name]) => name)).toEqual(Object.keys(ON_LISTS)));
  it.each(rows(LIST_TABLE))('[PIN-05] [E4] [C10] [T-08] %s', (name, expected) => {
    const { board, actor } = ON_LISTS[name]!;
    const data = sample(board);
    expect({
      addList: verdict(data, actor, 'addList', { name: 'x' }),
      rename: verdict(data, actor, 'changeList', { list: MIAS_LIST, name: 'x' }),
      moveList: verdict(data, actor, 'moveList', { list: MIAS_LIST, after: null }),
      trash: verdict(data, actor, 'trashList', { list: MIAS_LIST }),
      permission: verdict(data, actor, 'changeList', { list: MIAS_LIST, permission: WRITE }),
      add: verdict(data, actor, 'addCard', { list: LIST, name: 'x' }),
    }).toEqual(expected);
  });
  it("a guest's list with somebody else's card in it stays", () => {
    const data = sample({ ...settings('guestLists'), cards: { [BENS]: { place: { list: MIAS_LIST, order: 'a0' } } } });
    expect(verdict(data, guest(), 'trashList', { list: MIAS_LIST })).toBe('FORBIDDEN');
    expect(verdict(data, owner, 'trashList', { list: MIAS_LIST })).toBe('ok');
  });
  it('moving into a list needs the right there', () => {
    const into = (permission: string): string =>
      verdict(sample({ lists: { [MIAS_LIST]: { permission } } }), guest(), 'moveCard', { card: MIAS, list: MIAS_LIST });
    expect([into(WRITE), into(READ), into(INVISIBLE)]).toEqual(['ok', 'FORBIDDEN', 'NOT_FOUND']);
  });
});

describe('what only those who are trusted may do', () => {
  const asked: { [N in PinboardOperationName]?: PinboardInput<N> } = {
    hideCard: { card: MIAS, hidden: true },
    releaseCards: {},
    withholdCards: { cards: [BENS] },
    changeSettings: { frozen: true },
    stopPerson: { person: BEN, stopped: true },
    destroy: { cards: [MIAS] },
    restoreList: { list: MIAS_LIST },
    moveList: { list: LIST, after: null },
  };
  const board = sample({
    ...settings('guestLists', 'guestEdits'),
    ...mias({ trashed: { at: NOW, by: TEACHER } }),
    lists: { [MIAS_LIST]: { trashed: TRASHED } },
  });
  it.each(Object.entries(asked) as [PinboardOperationName, never][])('%s', (name, input) => {
    expect(verdict(board, owner, name, input)).toBe('ok');
    for (const base of ['write', 'read', 'look'] as const)
      for (const person of [MIA, BEN, null]) expect(verdict(board, guest(base, person), name, input)).not.toBe('ok');
  });
  it('nobody stops themselves', () => expect(verdict(board, owner, 'stopPerson', { person: TEACHER, stopped: true })).toBe('FORBIDDEN'));
});

describe('taking back a removed card', () => {
  const trashed = (by: string, secondsAgo: number, over: Parts = {}): ReturnType<typeof sample> =>
    sample({ ...over, ...mias({ trashed: { at: NOW - secondsAgo * 1000, by } }) });
  const table: [string, ReturnType<typeof sample>, BoardActor, string][] = [
    ['the owner, whenever', trashed(MIA, 100_000), owner, 'ok'],
    ['own, just now', trashed(MIA, 30), guest(), 'ok'],
    ['own, too late', trashed(MIA, 31), guest(), 'NOT_FOUND'],
    ['own, but the teacher removed it', trashed(TEACHER, 1), guest(), 'NOT_FOUND'],
    ["somebody else's, allowed", trashed(BEN, 1, settings('guestEdits')), guest('write', BEN), 'ok'],
    ["somebody else's, not allowed any more", trashed(BEN, 1), guest('write', BEN), 'NOT_FOUND'],
    ['nobody in particular', trashed('', 1), guest('write', null), 'NOT_FOUND'],
    ['frozen', trashed(MIA, 1, settings('frozen')), guest(), 'BOARD_FROZEN'],
    ['stopped', trashed(MIA, 1, { stops: { [MIA]: { until: NOW + 1 } } }), guest(), 'BOARD_STOPPED'],
    ['list says read by now', trashed(MIA, 1, list(READ)), guest(), 'FORBIDDEN'],
    ['list in the trash', trashed(MIA, 1, { lists: { [LIST]: { trashed: TRASHED } } }), guest(), 'NOT_FOUND'],
    ['a card that is not in the trash', sample(), owner, 'NOT_FOUND'],
  ];
  it.each(table)('%s', (_name, data, actor, expected) => expect(verdict(data, actor, 'restoreCard', { card: MIAS })).toBe(expected));
});

it('every operation is asked somewhere on this page', () => {
  const asked = [
    'changeCard',
    'moveCard',
    'trashCard',
    'attach',
    'removeAttachment',
    'addList',
    'changeList',
    'moveList',
    'trashList',
    'addCard',
    'hideCard',
    'releaseCards',
    'withholdCards',
    'changeSettings',
    'stopPerson',
    'destroy',
    'restoreList',
    'restoreCard',
  ];
  expect(Object.keys(PINBOARD_OPERATIONS).sort()).toEqual(asked.sort());
});
