// @module-tag proof
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Account, Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { newestSchema } from '../support/newest-schema.js';
import { Lesson } from './support/lesson.js';
import { RawClient, varUint } from './support/raw-client.js';
import { until } from './support/until.js';
import { Writer } from './support/writer.js';

let lesson: Lesson;
let teacher: Account;
let item: Item;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'), { publicUrl: 'https://murmel.example', localNetworkOnly: false });
  teacher = await lesson.people.account();
  item = await lesson.document(teacher);
});
afterAll(() => lesson.stop());

async function works(): Promise<void> {
  const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
  const words = `lebt ${randomBytes(4).toString('hex')}`;
  writer.type(words);
  await writer.untilSaved();
  writer.leave();
}

/** The HTTP status of an upgrade, 101 when it was accepted. */
async function statusOf(path: string, origin?: string): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${lesson.port}${path}`, origin === undefined ? {} : { origin });
  socket.on('error', () => undefined);
  const status = await Promise.race([
    once(socket, 'open').then(() => 101),
    once(socket, 'unexpected-response').then(([, response]) => (response as { statusCode: number }).statusCode),
  ]);
  socket.terminate();
  return status;
}

/** The HTTP status of an upgrade to exactly this path: a WebSocket would tidy it up first. */
async function rawStatusOf(path: string): Promise<number> {
  const answer = await shout(
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    100,
  );
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
}

/** Writes bytes to the port and waits until the server hangs up. */
async function shout(bytes: string | Buffer, withinMs = 1000): Promise<string> {
  const socket = connect(lesson.port, '127.0.0.1');
  const answer: Buffer[] = [];
  socket.on('data', (chunk) => answer.push(chunk));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await Promise.race([once(socket, 'close'), wait(withinMs)]);
  socket.destroy();
  return Buffer.concat(answer).toString('latin1');
}

describe('an upgrade', () => {
  it('[T-24] [TR-31] from another site is refused with 403, from the own page and from programs it is accepted', async () => {
    const path = `/collab/${lesson.nameOf(item)}?schemaVersion=${newestSchema(item.kind)}`;
    expect(await statusOf(path, 'https://evil.example')).toBe(403);
    expect(await statusOf(path, 'https://murmel.example.evil.example')).toBe(403);
    expect(await statusOf(path, 'null')).toBe(403);
    expect(await statusOf(path, `http://127.0.0.1:${lesson.port}`)).toBe(403);
    expect(await statusOf(path, 'https://murmel.example')).toBe(101);
    expect(await statusOf(path)).toBe(101);
  });

  it('without a document in the path is refused with 404', async () => {
    for (const path of [
      '/',
      '/boom',
      '/collab/text_document/1',
      '/collab/../../etc/passwd',
      '/%ff%fe',
      `/collab/${lesson.nameOf(item)}/x`,
    ]) {
      expect(await statusOf(path)).toBe(404);
    }
  });

  it('with anything before or after the document is refused with 404: the proxy and this server read one name', async () => {
    const name = lesson.nameOf(item);
    const other = 'pinboard/00000000-0000-4000-8000-000000000001';
    for (const path of [
      `/collab/${other}/${name}`,
      `/collab/${name}/${other}`,
      `/collab/${other}/../../${name}`,
      `/collab/x/../${name}`,
      `//collab/${name}`,
      `/collab//${name}`,
      `/${name}`,
      `/x/collab/${name}`,
      `/collab/${name}/`,
      `/collab/${name}/view/view`,
      `/collab/${name.replace('/', '%2f')}`,
      `/collab/%74ext_document/${item.id}`,
      `/COLLAB/${name}`,
      `http://x/collab/${other}/${name}`,
      `/collab/${name};x`,
    ])
      expect(await rawStatusOf(path), path).toBe(404);
    expect(await rawStatusOf(`/collab/${name}?x=/collab/${other}`)).toBe(101);
  });

  it('[T-19] [TR-17] a hundred broken ones end nothing', async () => {
    const path = `/collab/${lesson.nameOf(item)}`;
    const heads = [
      'GET /boom HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      `GET ${path} HTTP/1.1\r\nHost: \r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAA\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      `GET ${path} HTTP/1.1\r\nHost: [::\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n\x00\xff`,
      `GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
      'POST /internal/documents/x/y/restore HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n{}',
    ];
    await Promise.all(Array.from({ length: 100 }, (_, index) => shout(heads[index % heads.length]!)));
    await works();
  });
});

describe('on an open socket', () => {
  it('[T-17] [TR-17] 15,000 malformed frames end at most that socket', async () => {
    const before = process.listenerCount('unhandledRejection');
    const strays: unknown[] = [];
    const note = (error: unknown): void => void strays.push(error);
    process.on('unhandledRejection', note);
    for (let round = 0; round < 150; round += 1) {
      const visitor = await lesson.visitor(item);
      const client = await RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { visitorId: visitor.id }));
      const name = Buffer.from(lesson.nameOf(item), 'utf8');
      for (let frame = 0; frame < 80; frame += 1) {
        const rubbish = randomBytes(1 + Math.floor(Math.random() * 60));
        if (frame % 4 === 0) client.frame(rubbish);
        else
          client.frame(
            Buffer.concat([
              varUint(name.length),
              name,
              varUint(frame % 12),
              frame % 3 === 0 ? varUint(rubbish.length) : Buffer.alloc(0),
              rubbish,
            ]),
          );
      }
      client.socket.send('kein Binärrahmen', () => undefined);
      client.leave();
    }
    for (let round = 0; round < 60; round += 1) {
      const client = await RawClient.open(lesson.urlOf(item), lesson.nameOf(item));
      for (let frame = 0; frame < 50; frame += 1) client.frame(randomBytes(1 + Math.floor(Math.random() * 40)));
      client.leave();
    }
    await works();
    process.off('unhandledRejection', note);
    expect(process.listenerCount('unhandledRejection')).toBe(before);
    expect(strays).toEqual([]);
  });

  it('[T-12] [LIM-01] a frame of 60 MB is closed before it is read', async () => {
    const client = await RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { accountId: teacher.id }));
    const memory = process.memoryUsage().rss;
    client.frame(Buffer.alloc(60 * 1024 * 1024));
    await until(() => client.closed, 'the socket was closed');
    expect(client.closeCode).toBe(1009);
    // The client's own 60 MB live in the same process.
    expect(process.memoryUsage().rss - memory).toBeLessThan(200 * 1024 * 1024);
    await works();
  });

  it('[T-15] silence is cut after 5 s, and so is talk without a ticket', async () => {
    const silent = await Promise.all(Array.from({ length: 200 }, () => RawClient.open(lesson.urlOf(item), lesson.nameOf(item))));
    const talker = await RawClient.open(lesson.urlOf(item), lesson.nameOf(item));
    const talking = setInterval(() => talker.syncStep1(), 100);
    const stranger = await RawClient.open(lesson.urlOf(item), lesson.nameOf(item));
    stranger.auth('falsch');
    const guest = await RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { accountId: teacher.id }));
    await until(() => [...silent, talker, stranger].every((client) => client.closed), 'all are out', 10_000);
    clearInterval(talking);
    expect(guest.closed).toBe(false);
    guest.leave();
  });

  it('[T-15] more than 64 kB without a ticket is cut at once', async () => {
    const client = await RawClient.open(lesson.urlOf(item), lesson.nameOf(item));
    for (let index = 0; index < 10; index += 1) client.update(randomBytes(10_000));
    await until(() => client.closed, 'it is out', 2500);
  });
});
