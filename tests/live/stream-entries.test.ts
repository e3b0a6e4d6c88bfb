import { type PinboardActivityEntry, SERVER_LIMITS } from '@murmel/contracts';
import type { BoardData, PinboardTable } from '@murmel/documents';
import { newId } from '@murmel/server';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { WebSocket as ServerLine } from 'ws';
import { LiveGateway } from '../../apps/api/src/live/live-gateway.js';
import type { LiveServer } from '../../apps/api/src/live/live-socket.js';
import { logPinboard } from '../../collab-server/src/boards/pinboard-log.js';
import { type BoardApi, startBoardApi } from '../api/boards/board-api.js';
import { type BoardCast, boardCast } from '../api/pinboard/board-cast.js';
import type { TestBrowser } from '../support/browser.js';
import { within } from './support/live-browser.js';
import { closeReaders, LogReader, writeLog } from './support/log-reader.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterEach(closeReaders);
afterAll(() => api.stop());

/** 5,000 joins in the long version, each line as many as it may send at once. */
const LINES = process.env['FAULT_ROUNDS'] ? 125 : 20;
const JOINS = SERVER_LIMITS.live.eventsPerSecond * 2;
const { pieces: MOST_PIECES, bytes: MOST_BYTES } = SERVER_LIMITS.live.slice;
const read = async (browser: TestBrowser, itemId: string, after?: number): Promise<LogReader> => {
  const reader = await LogReader.open(browser, itemId);
  expect(await reader.join(after)).toMatchObject({ ok: true });
  return reader;
};
const log = ({ item }: Pick<BoardCast, 'item'>, count: number, bytes?: number) => writeLog(api.database, item.id, count, bytes);
const hasAll = (reader: LogReader, positions: readonly number[], milliseconds = 3000) =>
  within(
    milliseconds,
    () => reader.positions.length >= positions.length,
    () => [reader.positions.length, positions.length, reader.faults],
  ).then(() => expect([reader.positions, reader.faults]).toEqual([positions, []]));
/** Bytes that wait in the process for a line: what its socket has not taken, and what comes after that. */
function waitingIn(conn: unknown): number {
  const { transport, writeBuffer } = conn as { transport: { socket: ServerLine }; writeBuffer: { data?: string }[] };
  return transport.socket.bufferedAmount + writeBuffer.reduce((bytes, { data = '' }) => bytes + data.length, 0);
}
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('pieces come', () => {
  it('in order, each once, as they are written, with what calls say of them', async () => {
    const cast = await boardCast(api);
    const [owner, writer] = [await read(cast.owner.browser, cast.item.id), await read(cast.writer.browser, cast.item.id)];
    const list = await cast.addList('Tiere');
    await Promise.all(Array.from({ length: 20 }, (_, index) => cast.addCard(cast.guest.browser, list.body.id, { name: `Reh ${index}` })));
    await within(3000, () => owner.positions.length === 21 && writer.positions.length === 21);
    const { body } = await cast.owner.browser.get<{ entries: PinboardActivityEntry[] }>(`${cast.path}/activities?limit=100`);
    for (const { slices, faults } of [owner, writer])
      expect([slices.flatMap(({ pieces }) => pieces.map(({ piece }) => piece)), faults]).toEqual([body.entries.toReversed(), []]);
  });

  it('none becomes visible after a higher one: whoever writes the log waits for the one before', async () => {
    const cast = await boardCast(api);
    const lists = (...ids: string[]) =>
      ({
        lists: new Map(ids.map((id) => [id, { name: id, order: 'a0', author: '' }])),
        cards: new Map(),
        settings: new Map(),
        attachments: new Map(),
        stops: new Map(),
      }) as BoardData<PinboardTable>;
    const write = (manager: typeof api.database.manager, id: string) =>
      logPinboard(manager, {
        itemId: cast.item.id,
        author: { accountId: cast.owner.account.id, visitorId: null },
        before: lists(),
        after: lists(id),
      });
    let second: Promise<void> | undefined;
    let isThrough = false;
    await api.database.transaction(async (first) => {
      await write(first, 'Erste');
      second = write(api.database.manager, 'Zweite').then(() => {
        isThrough = true;
      });
      await pause(300);
      expect(isThrough).toBe(false);
    });
    await second;
    const names = await api.database.query<{ name: string }[]>('select name from pinboard_activity where item_id = $1 order by id', [
      cast.item.id,
    ]);
    expect(names.map(({ name }) => name)).toEqual(['Erste', 'Zweite']);
  });

  it('in slices of a bounded number and size', async () => {
    const cast = await boardCast(api);
    const many = await log(cast, MOST_PIECES * 2 + 50);
    const large = await log(cast, 5, MOST_BYTES / 2);
    const reader = await read(cast.owner.browser, cast.item.id);
    await hasAll(reader, [...many, ...large]);
    const sizes = reader.slices.map(({ pieces }) => pieces.length);
    expect(Math.max(...sizes)).toBe(MOST_PIECES);
    for (const { pieces } of reader.slices) expect(pieces.length === 1 || JSON.stringify(pieces).length < MOST_BYTES + 10_000).toBe(true);
  });
});

describe('after a cut line', () => {
  it('[A40] they go on behind every position, however long it was cut', async () => {
    const cast = await boardCast(api);
    const all = await log(cast, 30);
    for (const [index, position] of [0, ...all].entries()) {
      const reader = await read(cast.owner.browser, cast.item.id, position);
      await hasAll(reader, all.slice(index));
      reader.live.close();
    }
  });

  it('while they are written: cut again and again, all are there in the end, none twice', async () => {
    const cast = await boardCast(api);
    const all: number[] = [];
    const writing = (async () => {
      for (let index = 0; index < 60; index += 1) {
        all.push(...(await log(cast, 7)));
        await pause(10);
      }
    })();
    const positions: number[] = [];
    let position = 0;
    for (let cut = 0; cut < 25; cut += 1) {
      const reader = await read(cast.owner.browser, cast.item.id, position);
      await pause(cut * 3);
      reader.live.close();
      expect(reader.faults).toEqual([]);
      positions.push(...reader.positions);
      position = reader.position;
    }
    await writing;
    const last = await read(cast.owner.browser, cast.item.id, position);
    await within(3000, () => last.position === all.at(-1));
    expect([...positions, ...last.positions]).toEqual(all);
  });

  it('joining again on the same line moves to the position that is said then', async () => {
    const cast = await boardCast(api);
    const all = await log(cast, 10);
    const reader = await read(cast.owner.browser, cast.item.id);
    await hasAll(reader, all);
    reader.positions = [];
    await reader.join(all[6]);
    await hasAll(reader, all.slice(7));
    const more = await log(cast, 1);
    await hasAll(reader, [...all.slice(7), ...more]);
  });
});

describe('a line that is read slowly', () => {
  it('is not sent more than it takes: little of it waits in the process, others are not held up, nothing is missing later', async () => {
    const cast = await boardCast(api);
    const [slow, quick] = [await read(cast.owner.browser, cast.item.id), await read(cast.owner.browser, cast.item.id)];
    const server = api.application.get(LiveGateway)['server' as never] as LiveServer;
    const { conn } = server.sockets.sockets.get(slow.live.socket.id!)!;
    const tcp = (slow.live.socket.io.engine.transport as unknown as { ws: { _socket: { pause(): void; resume(): void } } }).ws._socket;
    tcp.pause();
    const all: number[] = [];
    let waiting = 0;
    for (let index = 0; index < 20; index += 1) {
      all.push(...(await log(cast, 10, 60_000)));
      waiting = Math.max(waiting, waitingIn(conn));
    }
    await hasAll(quick, all, 20_000);
    for (let index = 0; index < 20; index += 1) {
      await pause(20);
      waiting = Math.max(waiting, waitingIn(conn));
    }
    // 12 MB were written. What the system itself takes is its own bound.
    expect(waiting).toBeLessThanOrEqual(MOST_BYTES * 2);
    expect(slow.positions.length).toBeLessThan(all.length);
    tcp.resume();
    await hasAll(slow, all, 20_000);
  });
});

describe('who gets them', () => {
  const JOIN: Record<string, string> = {
    owner: 'in',
    writer: 'in',
    reader: 'NOT_FOUND',
    guest: 'NOT_FOUND',
    other: 'NOT_FOUND',
    admin: 'NOT_FOUND',
    pupil: 'NOT_FOUND',
    stranger: 'NOT_FOUND',
  };

  it('is decided as everywhere: whoever may change the board; others get nothing, neither now nor later', async () => {
    const cast = await boardCast(api);
    const before = await log(cast, 3);
    const readers = new Map<string, LogReader>();
    for (const [name, expected] of Object.entries(JOIN)) {
      const reader = await LogReader.open(cast[name as 'owner'].browser, cast.item.id);
      const answer = await reader.join(before[0]);
      expect([name, answer.ok ? 'in' : answer.refusal.code]).toEqual([name, expected]);
      readers.set(name, reader);
    }
    const all = [...before, ...(await log(cast, 2))];
    for (const name of ['owner', 'writer']) await hasAll(readers.get(name)!, all.slice(1));
    for (const [name, reader] of readers) expect([name, reader.slices.length > 0]).toEqual([name, JOIN[name] === 'in']);
  });

  it('what is no pinboard, and what nobody has, look the same', async () => {
    const cast = await boardCast(api);
    const document = await api.people.item(cast.owner.account);
    const reader = await LogReader.open(cast.owner.browser, cast.item.id);
    for (const id of [document.id, newId()])
      expect(await reader.join(0, id)).toEqual({ ok: false, refusal: { topic: 'pinboard-log', id, code: 'NOT_FOUND' } });
  });

  it('ends within two seconds when the right does, in the middle of them, for a line that is read slowly, too', {
    tags: ['proof'],
  }, async () => {
    const cast = await boardCast(api);
    await log(cast, 100, 60_000);
    const [writer, owner] = [await read(cast.writer.browser, cast.item.id), await read(cast.owner.browser, cast.item.id)];
    const tcp = (writer.live.socket.io.engine.transport as unknown as { ws: { _socket: { pause(): void; resume(): void } } }).ws._socket;
    await within(3000, () => writer.slices.length > 0);
    tcp.pause();
    const members = await cast.owner.browser.get<{ entries: { id: string; email: string }[] }>(`/api/items/${cast.item.id}/members`);
    const member = members.body.entries.find(({ email }) => email === cast.writer.account.email)!;
    await cast.owner.browser.put(`/api/items/${cast.item.id}/share`, { privacy: 'members_only' });
    await cast.owner.browser.delete(`/api/items/${cast.item.id}/members/${member.id}`);
    await pause(2000);
    const later = await log(cast, 5);
    await within(5000, () => owner.position === later.at(-1));
    tcp.resume();
    await within(3000, () => writer.live.left.length > 0);
    const seen = writer.positions.length;
    await log(cast, 5);
    await pause(600);
    expect([writer.positions.length, writer.live.left[0]?.code]).toEqual([seen, 'NOT_FOUND']);
    expect(writer.positions.some((position) => later.includes(position))).toBe(false);
  });
});

describe('positions that are none', () => {
  it('of a wrong kind are refused', async () => {
    const cast = await boardCast(api);
    const reader = await LogReader.open(cast.owner.browser, cast.item.id);
    for (const after of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e300, '1', null, [1], { a: 1 }, true])
      expect([after, await reader.join(after)]).toMatchObject([after, { ok: false, refusal: { code: 'BAD_REQUEST' } }]);
    expect(reader.slices).toEqual([]);
  });

  it("beyond the end, of another board, or of before it was emptied: one's own begin anew [A40]", async () => {
    const [cast, theirs] = [await boardCast(api), await boardCast(api)];
    const all = await log(cast, 5);
    const [foreign] = await log(theirs, 1, 20);
    for (const after of [Number.MAX_SAFE_INTEGER, foreign!]) {
      const reader = await read(cast.owner.browser, cast.item.id, after);
      await within(2000, () => reader.slices.length > 0);
      expect([reader.slices[0], reader.positions]).toMatchObject([{ anew: true, after: 0 }, all]);
    }
    await api.database.query('delete from pinboard_activity where item_id = $1', [cast.item.id]);
    const reader = await read(cast.owner.browser, cast.item.id, all.at(-1));
    await within(2000, () => reader.slices.length > 0);
    expect(reader.slices[0]).toMatchObject({ anew: true, after: 0, pieces: [] });
    await hasAll(reader, await log(cast, 2));
  });

  it('joins without end, from all over: each is answered, the last one of each line counts', { tags: ['proof'] }, async () => {
    const cast = await boardCast(api);
    const all = await log(cast, 1000);
    const lines = await Promise.all(Array.from({ length: LINES }, () => LogReader.open(cast.owner.browser, cast.item.id)));
    const answers = await Promise.all(
      lines.map((reader, line) => {
        const joins = Array.from({ length: JOINS }, (_, index) => all[(line * JOINS + index) % all.length]);
        return Promise.all(
          joins.map((after) =>
            reader.live.socket.timeout(120_000).emitWithAck('join', { topic: 'pinboard-log', id: cast.item.id, after: after! }),
          ),
        );
      }),
    );
    const codes = answers.flat().map((answer) => (answer.ok ? 'in' : answer.refusal.code));
    expect([codes.length, new Set(codes)]).toEqual([LINES * JOINS, new Set(['in'])]);
    const more = await log(cast, 1);
    await within(10_000, () => lines.every(({ position }) => position === more[0]));
    for (const { positions } of lines) expect(positions.filter((position) => position === more[0])).toHaveLength(1);
  });
});
