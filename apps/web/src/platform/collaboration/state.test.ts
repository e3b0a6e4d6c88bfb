import { COLLABORATION_CODES, type CollaborationCode } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { SYNC_UNANSWERED, syncAnswered, syncStored } from './http-sync';
import { type CollaborationEvent, type CollaborationState, consequenceOf, endedBy, isWritable, reduce, stateOf, UNOPENED } from './state';

const connected: CollaborationEvent = { type: 'connected' };
const disconnected: CollaborationEvent = { type: 'disconnected' };
const writer: CollaborationEvent = { type: 'authenticated', right: 'write' };
const reader: CollaborationEvent = { type: 'authenticated', right: 'read' };
const synced: CollaborationEvent = { type: 'synced' };
const edited: CollaborationEvent = { type: 'edited' };
const overdue: CollaborationEvent = { type: 'overdue' };
const unsynced = (number: number): CollaborationEvent => ({ type: 'unsynced', number });
const alone = syncAnswered('write', false);
const all = syncStored(false);
const open = [connected, unsynced(1), writer, synced, unsynced(0)];

const after = (events: readonly CollaborationEvent[]) => events.reduce(reduce, UNOPENED);

describe('what the header says', () => {
  const table: [string, CollaborationEvent[], CollaborationState, boolean][] = [
    ['nothing happened yet', [], 'connecting', false],
    ['socket open, no ticket yet', [connected], 'connecting', false],
    ['ticket accepted, content not here', [connected, unsynced(1), writer], 'connecting', false],
    ['content here, own step not acknowledged', [connected, unsynced(1), writer, synced], 'saving', true],
    ['everything acknowledged', open, 'saved', true],
    ['content here but no ticket accepted', [connected, synced, unsynced(0)], 'offline', false],
    ['typed', [...open, edited, unsynced(1)], 'saving', true],
    ['typed and acknowledged', [...open, edited, unsynced(1), unsynced(0)], 'saved', true],
    ['one of two acknowledged', [...open, edited, unsynced(2), unsynced(1)], 'saving', true],
    ['no acknowledgement for too long', [...open, edited, unsynced(1), overdue], 'unsaved', true],
    ['late acknowledgement', [...open, edited, unsynced(1), overdue, unsynced(0)], 'saved', true],
    ['acknowledgements begin to come again', [...open, edited, unsynced(3), overdue, unsynced(2)], 'saving', true],
    ['overdue without anything written', [...open, overdue], 'saved', true],
    ['connection lost, nothing open', [...open, disconnected], 'offline', true],
    ['connection lost while something is open', [...open, edited, unsynced(1), disconnected], 'unsaved', true],
    ['typed without a connection', [...open, disconnected, edited, unsynced(1)], 'unsaved', true],
    ['socket back, ticket not yet', [...open, disconnected, edited, connected, unsynced(1)], 'unsaved', true],
    ['back and acknowledged', [...open, disconnected, edited, ...open], 'saved', true],
    ['reader', [connected, unsynced(1), reader, synced, unsynced(0)], 'readonly', false],
    ['reader whose copy changed by itself', [connected, reader, synced, edited, unsynced(1)], 'readonly', false],
    ['reader without a connection', [connected, reader, synced, disconnected], 'offline', false],
    ['right taken away', [...open, { type: 'right', right: 'read' }], 'readonly', false],
    ['right given', [connected, reader, synced, unsynced(0), { type: 'right', right: 'write' }], 'saved', true],
    ['removed', [...open, { type: 'ended', ended: { kind: 'removed', because: 'forbidden' } }], 'removed', false],
    ['nothing changes after the end', [...open, { type: 'ended', ended: { kind: 'outdated' } }, disconnected, ...open], 'outdated', false],
    [
      'refused for good',
      [connected, { type: 'ended', ended: { kind: 'refused', refusal: { code: 'tooManyConnections', limit: 300 } } }],
      'refused',
      false,
    ],
    ['by calls before there was ever a line', [alone], 'saved', true],
    ['by calls, typed', [...open, disconnected, alone, edited, unsynced(1)], 'saving', true],
    ['by calls, typed and stored', [...open, disconnected, edited, unsynced(1), alone, all], 'saved', true],
    ['by calls, typed on while it was stored', [...open, disconnected, edited, alone, syncStored(true)], 'saving', true],
    ['by calls, no answer for too long', [...open, disconnected, alone, edited, overdue], 'unsaved', true],
    ['by calls, a late answer', [...open, disconnected, alone, edited, overdue, all], 'saved', true],
    ['calls are not answered any more', [...open, disconnected, alone, edited, SYNC_UNANSWERED], 'unsaved', true],
    ['by calls as a reader', [syncAnswered('read', false), edited], 'readonly', false],
    ['by calls, damaged', [syncAnswered('read', true)], 'damaged', false],
    ['by calls, then the line with what it is owed', [...open, disconnected, edited, alone, all, ...open.slice(0, 4)], 'saving', true],
    ['by calls, then the line', [...open, disconnected, edited, alone, all, ...open], 'saved', true],
    ['opened anew', [...open, edited, unsynced(4), { type: 'reopened' }], 'connecting', false],
    ['opened anew and here', [...open, edited, unsynced(4), { type: 'reopened' }, ...open], 'saved', true],
  ];
  it.each(table)('%s', (_name, events, state, writable) => {
    expect(stateOf(after(events))).toBe(state);
    expect(isWritable(after(events))).toBe(writable);
  });
});

it('[C14] [C42] never says saved unless connected, authenticated, synced and without open updates, or all was stored by calls', () => {
  const events: CollaborationEvent[] = [
    ...[connected, disconnected, writer, synced, edited, overdue, unsynced(0), unsynced(1), unsynced(2)],
    ...[alone, all, SYNC_UNANSWERED],
  ];
  let facts = UNOPENED;
  let seed = 7;
  for (let step = 0; step < 20_000; step += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    facts = reduce(facts, events[seed % events.length]!);
    if (stateOf(facts) !== 'saved') continue;
    expect(facts).toMatchObject(facts.alone ? { dirty: false } : { connected: true, authenticated: true, synced: true, unsynced: 0 });
  }
});

it('knows what to do for every code', () => {
  const consequences = Object.fromEntries(
    (Object.keys(COLLABORATION_CODES) as CollaborationCode[]).map((code) => [code, consequenceOf(code)]),
  );
  expect(consequences).toEqual({
    ticketInvalid: 'newTicket',
    forbidden: 'end',
    passwordRequired: 'end',
    notFound: 'end',
    outdatedClient: 'end',
    updateRefused: 'reopen',
    tooFast: 'reconnect',
    documentFull: 'reopen',
    numberTaken: 'renumber',
    tooManyConnections: 'end',
    unavailable: 'reconnect',
    restart: 'reconnect',
    otherDocument: 'newTicket',
  });
  expect(endedBy({ code: 'notFound' })).toEqual({ kind: 'removed', because: 'notFound' });
  expect(endedBy({ code: 'passwordRequired' })).toEqual({ kind: 'removed', because: 'password' });
  expect(endedBy({ code: 'outdatedClient' })).toEqual({ kind: 'outdated' });
  expect(endedBy({ code: 'tooManyConnections', limit: 300 })).toEqual({
    kind: 'refused',
    refusal: { code: 'tooManyConnections', limit: 300 },
  });
});
