import { PINBOARD_ACTIVITIES, type PinboardInput, type PinboardOperationName } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { changed } from '../board/board-data.js';
import { type PinboardActivity, pinboardActivities } from './activities.js';
import type { PinboardTable } from './schema.js';
import {
  after,
  BEN,
  BENS,
  changesOf,
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
} from './testing/sample.js';

const trashed = { at: NOW, by: TEACHER };
const IN_TRASH: Parts = { cards: { [MIAS]: { trashed } }, lists: { [MIAS_LIST]: { trashed } } };
const onCard = (kind: PinboardActivity['kind'], detail = '', name = 'Mia writes'): PinboardActivity => ({
  kind,
  card: MIAS,
  list: LIST,
  name,
  detail,
});
const onList = (kind: PinboardActivity['kind'], detail = '', name = 'Mia'): PinboardActivity => ({
  kind,
  card: null,
  list: MIAS_LIST,
  name,
  detail,
});
const onBoard = (kind: PinboardActivity['kind'], detail: string): PinboardActivity => ({ kind, card: null, list: null, name: '', detail });

interface Case<N extends PinboardOperationName> {
  does: N;
  input: PinboardInput<N>;
  on?: Parts;
  logs: PinboardActivity[];
}
const seen = <N extends PinboardOperationName>(
  does: N,
  input: PinboardInput<N>,
  logs: PinboardActivity[],
  on?: Parts,
): Case<PinboardOperationName> => ({ does, input, logs, ...(on ? { on } : {}) });
const link = { kind: 'link' as const, url: 'https://www.nabu.de/specht?x=1', title: '', site: 'NABU', description: '', picture: null };
const file = { kind: 'file' as const, file: BEN, name: 'frog.png', contentType: 'image/png', bytes: 1, image: true };

const CASES: Case<PinboardOperationName>[] = [
  seen('moveCard', { card: MIAS, list: LIST, after: BENS }, [onCard('move_card', 'Ideas')]),
  seen('moveCard', { card: MIAS, list: MIAS_LIST }, [{ ...onCard('move_card', 'Mia'), list: MIAS_LIST }]),
  seen('changeCard', { card: MIAS, name: 'new', colour: 'himmel' }, [
    onCard('name', 'Mia writes', 'new'),
    onCard('colour', 'himmel', 'new'),
  ]),
  seen('changeCard', { card: MIAS, name: 'Mia writes' }, []),
  seen('changeCard', { card: MIAS, description: [{ type: 'paragraph', runs: [{ text: 'x' }] }] }, [onCard('description')]),
  seen('changeCard', { card: MIAS, cover: { attachment: PICTURE, alt: '' } }, [onCard('cover')]),
  seen('changeCard', { card: MIAS, permission: 'visitor_permissions_read' }, [onCard('permission', 'visitor_permissions_read')]),
  seen('trashCard', { card: MIAS }, [onCard('destroy_card')]),
  seen('restoreCard', { card: MIAS }, [onCard('restore_card')], IN_TRASH),
  seen('hideCard', { card: MIAS, hidden: true }, [onCard('hide_card', 'hidden')]),
  seen('hideCard', { card: MIAS, hidden: false }, [onCard('hide_card')], { cards: { [MIAS]: { hidden: true } } }),
  seen('releaseCards', {}, [onCard('release_card')], { cards: { [MIAS]: { waiting: true } } }),
  seen('withholdCards', { cards: [MIAS] }, [onCard('release_card', 'waiting')]),
  seen('attach', { card: MIAS, attachment: file }, [onCard('attachment', 'frog.png')]),
  seen('attach', { card: MIAS, attachment: { ...link, site: '' } }, [onCard('attachment', 'nabu.de')]),
  seen('attach', { card: MIAS, attachment: link }, [onCard('attachment', 'NABU')]),
  seen('removeAttachment', { attachment: PICTURE }, [onCard('attachment', 'p.png')]),
  seen('moveList', { list: MIAS_LIST, after: null }, [onList('move_list')]),
  seen('changeList', { list: MIAS_LIST, name: 'new', permission: 'visitor_permissions_write' }, [
    onList('name', 'Mia', 'new'),
    onList('permission', 'visitor_permissions_write', 'new'),
  ]),
  seen('trashList', { list: MIAS_LIST }, [onList('destroy_list')]),
  seen('restoreList', { list: MIAS_LIST }, [onList('restore_list')], IN_TRASH),
  seen('changeSettings', { frozen: true, release: true }, [onBoard('settings', 'frozen release')]),
  seen('stopPerson', { person: MIA, stopped: true }, [onBoard('stop_person', MIA)]),
  seen('stopPerson', { person: MIA, stopped: false }, [], { stops: { [MIA]: { until: NOW + 1 } } }),
];

it.each(CASES)('[PIN-04] $does: $logs.0.kind', ({ does, input, on, logs }) => {
  const before = sample(on);
  expect(pinboardActivities(before, after(before, owner, does, input))).toEqual(logs);
});

it('[PIN-04] new cards and lists are named with where they are', () => {
  const before = sample();
  const card = after(before, guest(), 'addCard', { list: LIST, name: 'new' });
  expect(pinboardActivities(before, card)).toMatchObject([{ kind: 'create_card', list: LIST, name: 'new', detail: 'Ideas' }]);
  const list = after(before, owner, 'addList', { name: 'new' });
  expect(pinboardActivities(before, list)).toMatchObject([{ kind: 'create_list', card: null, name: 'new', detail: '' }]);
});

it('what is destroyed out of the trash was said when it went there', () => {
  const before = sample({ ...IN_TRASH, attachments: { [PICTURE]: { card: MIAS } } });
  expect(pinboardActivities(before, after(before, owner, 'destroy', { cards: [MIAS], lists: [MIAS_LIST] }))).toEqual([]);
  const list = sample({ lists: { [LIST]: { trashed } } });
  expect(pinboardActivities(list, after(list, owner, 'destroy', { lists: [LIST] }))).toEqual([]);
  const gone = changed<PinboardTable>(sample(), [
    { table: 'cards', id: MIAS, remove: true },
    { table: 'attachments', id: PICTURE, remove: true },
  ]);
  expect(pinboardActivities(sample(), gone)).toEqual([onCard('destroy_card')]);
});

it('[PIN-04] nothing happened between equal boards, and every kind of the log is told by something', () => {
  expect(pinboardActivities(sample(), changed(sample(), changesOf({ cards: { [MIAS]: { name: 'Mia writes' } } })))).toEqual([]);
  const told = new Set([...CASES.flatMap(({ logs }) => logs.map(({ kind }) => kind)), 'create_card', 'create_list']);
  expect([...told].sort()).toEqual([...PINBOARD_ACTIVITIES].sort());
});
