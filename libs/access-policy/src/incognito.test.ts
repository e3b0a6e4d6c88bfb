import { type ContentKind, contract, OPERATIONS, TOOL_KEYS, TOOLS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { type Actor, abilitiesOn, CLOSED_IN_INCOGNITO, decide, isClosedInIncognito, OPEN_IN_INCOGNITO } from './index.js';
import { SECRET_ITEM } from './testing/secret-item.js';

const LOOK = { adminId: 'admin', id: 'look' };
const teacher = (id: string): Actor => ({ account: { id, type: 'User', admin: false, reviewer: false }, visitorId: null });
const impersonator: Actor = { ...teacher(SECRET_ITEM.ownerId), incognito: LOOK };
const asPupil: Actor = { account: { id: 'p', type: 'Pupil', admin: false, reviewer: false }, visitorId: null, incognito: LOOK };

interface Declared {
  operation: (typeof OPERATIONS)[number];
  call: string;
}

function callsIn(router: object): Declared[] {
  return Object.values(router).flatMap((value: object) => {
    if (!('~orpc' in value)) return callsIn(value);
    const { route, meta } = value['~orpc'] as { route: { method?: string; path: string }; meta: Pick<Declared, 'operation'> };
    return [{ operation: meta.operation, call: `${route.method ?? 'POST'} ${route.path}` }];
  });
}
const CALLS = callsIn(contract);

describe('[T-47] [TR-32] what is closed while an admin looks as another person', () => {
  it('says of every call whose operation is open whether it is, once', () => {
    const open = CALLS.filter(({ operation }) => !isClosedInIncognito(impersonator, operation));
    const unsaid = open.filter(({ call }) => OPEN_IN_INCOGNITO.has(call) === CLOSED_IN_INCOGNITO.has(call));
    expect(unsaid.map(({ call }) => call)).toEqual([]);
  });

  it('names no call that is not there', () => {
    const known = new Set(CALLS.map(({ call }) => call));
    const named = [...OPEN_IN_INCOGNITO, ...CLOSED_IN_INCOGNITO].filter((call) => !call.startsWith('LIVE '));
    expect(named.filter((call) => !known.has(call))).toEqual([]);
  });

  it('closes a call that nothing is said about, and an operation', () => {
    expect(isClosedInIncognito(impersonator, 'item.read', 'GET /new')).toBe(true);
    expect(isClosedInIncognito(impersonator, 'item.new' as 'item.read')).toBe(true);
    expect(isClosedInIncognito(teacher('a'), 'item.destroy', 'GET /new')).toBe(false);
  });

  it('[E21] leaves the eyes and a pen, and no delete, share, answers, copies, administration', () => {
    const abilities = abilitiesOn(impersonator, SECRET_ITEM);
    expect(Object.entries(abilities).filter(([, may]) => may)).toEqual([
      ['read', true],
      ['contribute', true],
      ['update', true],
      ['readHistory', true],
      ['restoreHistory', true],
      ['readAuthors', true],
    ]);
    for (const operation of OPERATIONS.filter((one) => /^(administration|review|operator)\./.test(one)))
      expect(decide({ ...impersonator, account: { ...impersonator.account!, admin: true, reviewer: true } }, operation)).toEqual({
        allow: false,
        reason: 'incognito',
      });
  });

  it('writes nothing in the place of a pupil or guest, whose words are their answers', () => {
    for (const operation of ['item.contribute', 'item.update', 'account.createItem'] as const) {
      expect(isClosedInIncognito(asPupil, operation)).toBe(true);
      expect(isClosedInIncognito({ account: null, visitorId: 'v', incognito: LOOK }, operation)).toBe(true);
      expect(isClosedInIncognito(impersonator, operation)).toBe(false);
    }
  });

  it('closes the live state and the files of items that hold answers or recordings, and of no other', () => {
    const closed = ['surveys', 'pupil_feedback', 'correction_aid', 'audio_recorder', 'screen_recorder', 'video_recorder'];
    for (const call of ['LIVE item', 'GET /owner_files/{id}', 'GET /image_attachments/{id}']) {
      const isClosed = (kind: ContentKind): boolean => !decide(impersonator, 'item.read', { item: { ...SECRET_ITEM, kind }, call }).allow;
      expect(TOOL_KEYS.filter((tool) => isClosed(TOOLS[tool].kind))).toEqual(TOOL_KEYS.filter((tool) => closed.includes(tool)));
    }
  });
});
