import { OwnClocks } from '@murmel/documents';
import { describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { otherCollaborators } from './collaborators';
import { readNotice, readRefusal } from './messages';
import { QuietAwareness } from './quiet-awareness';
import { socketAddress } from './socket-address';
import { throttle } from './throttle';
import { endedByTicket } from './ticket';
import { unsavedTextOfFragment } from './unsaved-text-of-fragment';

it.each([
  ['', 'http://192.168.1.4:3000/text_editor/documents/1', 'ws://192.168.1.4:3000/collab/text_document/1?schemaVersion=1'],
  ['ws://127.0.0.1:3001', 'http://127.0.0.1:3000/', 'ws://127.0.0.1:3001/collab/text_document/1?schemaVersion=1'],
  ['wss://schule.example/collab', 'https://schule.example/', 'wss://schule.example/collab/collab/text_document/1?schemaVersion=1'],
  ['https://schule.example/live/', 'https://schule.example/', 'wss://schule.example/live/collab/text_document/1?schemaVersion=1'],
])('builds the socket address from %j', (server, page, expected) => {
  expect(socketAddress(server, 'text_document/1', 1, page)).toBe(expected);
});

describe('messages of the server', () => {
  it.each([undefined, '', 'provider_initiated', '{}', 'null', '"x"', '{"code":"nonsense"}', '{"code":4403}', '[]'])(
    'finds no refusal in %j',
    (reason) => {
      expect(readRefusal(reason)).toBeUndefined();
    },
  );
  it('reads refusals and notices', () => {
    expect(readRefusal('{"code":"documentFull","limit":5,"x":1}')).toEqual({ code: 'documentFull', limit: 5 });
    expect(readNotice('{"type":"right","right":"read","because":"access"}')).toEqual({ type: 'right', right: 'read', because: 'access' });
    expect(readNotice('{"type":"refused","refusal":{"code":"tooFast"}}')).toEqual({ type: 'refused', refusal: { code: 'tooFast' } });
    expect(readNotice('{"type":"right","right":"admin"}')).toBeUndefined();
    expect(readNotice('{"type":"later"}')).toBeUndefined();
  });
  it('reads answers to commands and own parts', () => {
    expect(readNotice('{"type":"answer","re":"a","ok":true,"made":["x",1]}')).toEqual({ type: 'answer', re: 'a', ok: true, made: ['x'] });
    expect(readNotice('{"type":"answer","re":"a","ok":false,"refusal":{"code":"CARD_LIMIT_REACHED","limit":100,"x":1}}')).toEqual({
      type: 'answer',
      re: 'a',
      ok: false,
      refusal: { code: 'CARD_LIMIT_REACHED', limit: 100 },
    });
    // A code that only a newer server knows has a general sentence; what is none at all is a fault.
    for (const [sent, read] of [
      ['"LATER"', 'LATER'],
      ['"<b>later</b>"', 'INTERNAL'],
      ['7', 'INTERNAL'],
    ])
      expect(readNotice(`{"type":"answer","re":"a","ok":false,"refusal":{"code":${sent}}}`)).toMatchObject({
        ok: false,
        refusal: { code: read },
      });
    expect(readNotice('{"type":"answer","ok":true}')).toBeUndefined();
    const own = { type: 'own', parts: { cards: { a: { name: 'Wal' } } }, stoppedUntil: null };
    expect(readNotice(JSON.stringify(own))).toEqual(own);
    for (const wrong of [
      '{"type":"own","parts":{"cards":{"a":1}},"stoppedUntil":null}',
      '{"type":"own","parts":[],"stoppedUntil":null}',
      '{"type":"own","parts":{}}',
    ])
      expect(readNotice(wrong)).toBeUndefined();
  });
  it.each([
    [{ status: 404, code: 'NOT_FOUND' }, 'notFound'],
    [{ status: 401 }, 'signedOut'],
    [{ status: 400, code: 'NO_PASSWORD_PROVIDED' }, 'password'],
  ])('[TXT-04] ends when no ticket is given: %j', (error, because) => expect(endedByTicket(error)).toEqual({ kind: 'removed', because }));
  it.each([[new TypeError('fetch failed')], [{ status: 503 }], [{ status: 429 }], [{ status: 500 }], [undefined]])(
    'tries again after %j',
    (error) => {
      expect(endedByTicket(error)).toBeUndefined();
    },
  );
});

it('lists everybody else once, the teacher first, without states that have no name', () => {
  const user = (id: string, name: string, teacher = false) => ({ user: { id, name, colour: 1, swirl: 2, teacher } });
  const states = new Map<number, unknown>([
    [1, user('me', 'Ich')],
    [2, user('b', 'Ben')],
    [3, user('a', 'Änne')],
    [4, user('b', 'Ben')],
    [5, {}],
    [6, user('t', 'Zoe', true)],
    [7, user('me', 'Ich')],
    [8, null],
  ]);
  expect(otherCollaborators(states, 1).map(({ name }) => name)).toEqual(['Zoe', 'Änne', 'Ben']);
});

it('keeps the own words since the last acknowledgement, without deleted ones and without those of others', () => {
  const other = new Y.Doc();
  const mine = new Y.Doc();
  const clocks = new OwnClocks(mine);
  const paragraph = new Y.XmlElement('paragraph');
  const text = new Y.XmlText();
  paragraph.insert(0, [text]);
  mine.getXmlFragment('default').insert(0, [paragraph]);
  text.insert(0, 'gespeichert ');
  clocks.saved();
  text.insert(text.length, 'eigenes weg');
  Y.applyUpdate(other, Y.encodeStateAsUpdate(mine));
  ((other.getXmlFragment('default').get(0) as Y.XmlElement).get(0) as Y.XmlText).insert(0, 'fremd ');
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(other));
  text.delete(text.length - 4, 4);
  const second = new Y.XmlElement('paragraph');
  second.insert(0, [new Y.XmlText('zweite Zeile')]);
  mine.getXmlFragment('default').push([second]);
  expect(text.toString()).toBe('fremd gespeichert eigenes');
  expect(unsavedTextOfFragment(mine.getXmlFragment('default'), clocks.unsaved)).toBe('eigenes\nzweite Zeile');
  clocks.saved();
  expect(unsavedTextOfFragment(mine.getXmlFragment('default'), clocks.unsaved)).toBe('');
});

describe('presence', () => {
  it('tells the cursor at once, then at most every 120 ms, and the last one always', () => {
    vi.useFakeTimers();
    try {
      const awareness = new QuietAwareness(new Y.Doc());
      const told: unknown[] = [];
      awareness.on('update', () => told.push(awareness.getStates().get(awareness.clientID)?.cursor));
      awareness.setLocalStateField('cursor', 0);
      expect(told).toEqual([]);
      awareness.show(true);
      told.length = 0;
      for (let at = 1; at <= 50; at += 1) {
        awareness.setLocalStateField('cursor', at);
        expect(awareness.getLocalState()?.cursor).toBe(at);
        vi.advanceTimersByTime(10);
      }
      vi.advanceTimersByTime(1000);
      expect(told[0]).toBe(1);
      expect(told.at(-1)).toBe(50);
      expect(told.length).toBeLessThanOrEqual(6);
      told.length = 0;
      awareness.show(false);
      expect(told).toEqual([null, undefined]);
      awareness.destroy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('says nothing more after it was stopped', () => {
    vi.useFakeTimers();
    const call = vi.fn();
    const quiet = throttle(100, call);
    quiet.push(1);
    quiet.push(2);
    quiet.stop();
    vi.advanceTimersByTime(500);
    vi.useRealTimers();
    expect(call.mock.calls).toEqual([[1]]);
  });
});
