import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { MEGABYTE, type OwnerFile } from '@murmel/contracts';
import { FileShare, type Item, OwnerFile as Row } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { begin, here, part, take } from '../api/uploads/sent-in-parts.js';
import type { TestBrowser } from '../support/browser.js';
import { type StoppableDatabase, startStoppableDatabase } from '../support/stoppable-database.js';
import { KillableApi } from './support/killable-api.js';

const LONG = process.env['FAULT_ROUNDS'] !== undefined;
/** Ten at once of each teacher. */
const AT_ONCE = 10;
const { teachers, bytes, partBytes, kills, awayMs } = LONG
  ? { teachers: 20, bytes: 3_000_000, partBytes: 300_000, kills: 20, awayMs: 8000 }
  : { teachers: 3, bytes: 240_000, partBytes: 12_000, kills: 20, awayMs: 1500 };
const DEADLINE_MS = LONG ? 1_500_000 : 1_200_000;

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

interface Sent {
  owner: TestBrowser;
  file: OwnerFile;
  digest: string;
}

/**
 * Compares the bytes of a file as downloaded; undefined while the server does not answer. @throws for a whole answer that is another file
 */
async function handedOut({ owner, file, digest }: Sent): Promise<true | undefined> {
  const response = await fetch(`${owner.origin}/api/owner_files/${file.id}`, { headers: owner.identity() }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const content = await response.arrayBuffer().catch(() => undefined);
  if (!content) return undefined;
  expect(sha256(new Uint8Array(content))).toBe(digest);
  return true;
}

/** Asks again until there is an answer that is no fault of the server's. */
async function answered<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    await wait(100);
  }
}

/** Sends one file as the client does: after every fault it goes on where the server says it is. */
async function send(owner: TestBrowser, item: Item, index: number, onPart?: () => void): Promise<Sent> {
  const content = randomBytes(bytes);
  const { headers } = await answered(() => begin(owner, item, bytes, `Film ${index}.bin`));
  const upload = headers.get('location')!.replace('/api/uploads/', '');
  for (let offset = 0; offset < bytes; ) {
    await part(owner, upload, offset, content.subarray(offset, offset + partBytes)).catch(() => undefined);
    const said = await answered(() => owner.call('HEAD', `/api/uploads/${upload}`));
    const received = Number(said.headers.get('upload-offset'));
    // Acknowledged bytes are never withdrawn.
    expect(received).toBeGreaterThanOrEqual(offset);
    if (received > offset) onPart?.();
    offset = received;
  }
  const { status, body } = await answered(() => take(owner, item, upload, content, { 'idempotency-key': upload }));
  expect([status, body]).toEqual([201, expect.objectContaining({ bytes })]);
  return { owner, file: body, digest: sha256(content) };
}

async function shareOf(api: KillableApi): Promise<{ owner: TestBrowser; item: Item }> {
  const account = await api.people.account();
  const item = await api.people.item(account, { kind: 'shared_file' });
  await api.database.manager.insert(FileShare, { itemId: item.id, collects: false, perPerson: 1 });
  return { owner: await api.people.signIn(api.browser(), account), item };
}

describe('kill -9 of the api, and a database that goes away, while teachers send files', () => {
  let database: StoppableDatabase;
  let api: KillableApi;
  beforeAll(async () => {
    database = await startStoppableDatabase();
    api = await KillableApi.open(database.url);
  });
  afterAll(async () => {
    await api?.stop();
    await database?.remove();
  });

  it(`[T-02] ${teachers * AT_ONCE} files, ${kills} times killed: each is there once and whole, and none is ever handed out otherwise`, {
    timeout: DEADLINE_MS,
  }, async () => {
    const shares = await Promise.all(Array.from({ length: teachers }, () => shareOf(api)));
    const arrived: Sent[] = [];
    let sending = true;
    const reading = async (): Promise<void> => {
      while (sending) {
        const one = arrived[Math.floor(Math.random() * arrived.length)];
        if (one) await handedOut(one);
        await wait(20);
      }
    };
    let parts = 0;
    const harming = async (): Promise<number> => {
      const all = (teachers * AT_ONCE * bytes) / partBytes;
      const until = async (fault: number): Promise<void> => {
        while (sending && parts < (all * fault) / (kills + 2)) await wait(5);
      };
      for (let kill = 1; kill <= kills; kill += 1) {
        await until(kill);
        await api.killAndRestart();
      }
      await until(kills + 1);
      const before = arrived.length;
      await database.stop();
      await wait(awayMs);
      await database.start();
      return before;
    };
    const harmed = Promise.all([reading(), harming()]);
    await Promise.all(
      shares.flatMap(({ owner, item }) =>
        Array.from({ length: AT_ONCE }, (_, index) => send(owner, item, index, () => (parts += 1)).then((sent) => arrived.push(sent))),
      ),
    );
    sending = false;
    const [, before] = await harmed;

    // The last of the faults occurred while some clients were still sending.
    expect(before).toBeLessThan(teachers * AT_ONCE);
    expect(arrived).toHaveLength(teachers * AT_ONCE);
    for (const one of arrived) expect(await handedOut(one)).toBe(true);
    for (const { item } of shares) expect(await api.database.manager.countBy(Row, { itemId: item.id })).toBe(AT_ONCE);
  });
});

describe('a disk that is full', () => {
  let api: KillableApi;
  beforeAll(async () => {
    api = await KillableApi.open(inject('databaseUrl'), { diskMegabytes: 16 });
  });
  afterAll(() => api?.stop());

  it('refuses the next part and says why; what was there stays whole, and with new room the same upload goes on', async () => {
    const { owner, item } = await shareOf(api);
    const kept = await send(owner, item, 0);
    // More than a socket holds: what is not read, its sender waits with.
    const content = randomBytes(2 * MEGABYTE);
    const { headers } = await begin(owner, item, content.length);
    const upload = headers.get('location')!.replace('/api/uploads/', '');
    expect((await part(owner, upload, 0, content.subarray(0, MEGABYTE))).status).toBe(204);

    const ballast = api.ballast();
    await ballast.fill();
    const refused = await part(owner, upload, MEGABYTE, content.subarray(MEGABYTE));
    expect([refused.status, refused.body.code]).toEqual([507, 'STORAGE_EXHAUSTED']);
    expect(await here(owner, upload)).toBe(MEGABYTE);
    const form = new FormData();
    form.append('file', new Blob([content], { type: 'application/octet-stream' }), 'Film.bin');
    const small = await owner.post<{ code: string }>(`/api/owner_files?itemId=${item.id}`, form);
    expect([small.status, small.body.code]).toEqual([507, 'STORAGE_EXHAUSTED']);
    expect(await handedOut(kept)).toBe(true);

    ballast.remove();
    expect((await part(owner, upload, MEGABYTE, content.subarray(MEGABYTE))).status).toBe(204);
    const { status, body } = await take(owner, item, upload, content);
    expect(status).toBe(201);
    expect(await handedOut({ owner, file: body, digest: sha256(content) })).toBe(true);
    expect(await api.database.manager.countBy(Row, { itemId: item.id })).toBe(2);
  });
});
