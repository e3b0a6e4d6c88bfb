import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Item as ItemAnswer } from '@murmel/contracts';
import { Item, openDatabase } from '@murmel/server';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { TestBrowser } from '../support/browser.js';
import { freePort } from '../support/free-port.js';
import { createDatabase, type FreshDatabase } from '../support/fresh-database.js';
import { People } from '../support/people.js';
import { startProcess, type RunningProcess } from '../support/process.js';

const POSTS = 500;
/** Browsers that post at the same time. */
const WRITERS = 10;
const KILLS = Number(process.env['FAULT_ROUNDS'] ?? 3);
/** A browser that gets no answer tries again after this. */
const RETRY_MS = 100;
const DEADLINE_MS = 240_000 + KILLS * 20_000;

let database: FreshDatabase;
let source: DataSource;
let api: RunningProcess;
let port: number;
const dataDir = mkdtempSync(join(tmpdir(), 'murmel-kill9-api-'));

/** The real process: only that can be killed. Collaboration is not needed for these calls. */
function startApi(): Promise<RunningProcess> {
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' };
  return startProcess({ cwd: 'apps/api', env, readyUrl: `http://127.0.0.1:${port}/api/health/live` });
}

beforeAll(async () => {
  database = await createDatabase(inject('databaseUrl'));
  source = await openDatabase({ url: database.url, pool: 4, applicationName: 'kill9-api' });
  port = await freePort();
  api = await startApi();
});
afterAll(async () => {
  await api.stop();
  await source.destroy();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Posts until there is an answer, always with the same key, as the client does. */
async function postUntilAnswered(browser: TestBrowser, title: string): Promise<string> {
  for (const ends = Date.now() + DEADLINE_MS; Date.now() < ends; await wait(RETRY_MS)) {
    try {
      const answer = await browser.post<ItemAnswer>('/api/text_editor/documents', { title }, { headers: { 'idempotency-key': title } });
      if (answer.status === 201) return answer.body.id;
      if (answer.status < 500) throw new Error(`refused with ${answer.status}: ${JSON.stringify(answer.body)}`);
    } catch (error) {
      // The connection was cut: whether it was written is exactly what nobody knows.
      if (error instanceof Error && error.message.startsWith('refused')) throw error;
    }
  }
  throw new Error(`no answer for ${title}`);
}

describe('kill -9 of the api while browsers create documents', () => {
  it(`${POSTS} posts, ${KILLS} kills: every answered document is there, none twice`, { timeout: DEADLINE_MS }, async () => {
    const people = new People(source);
    const answered = new Map<string, string>();
    let open = true;
    const writing = Promise.all(Array.from({ length: WRITERS }, async (_, writer) => {
      const browser = await people.signIn(new TestBrowser(`http://127.0.0.1:${port}`), await people.account());
      for (let n = writer; n < POSTS; n += WRITERS) {
        const title = `Dokument ${n}`;
        answered.set(title, await postUntilAnswered(browser, title));
        // So that the kills fall into the middle of the work and not behind it.
        await wait(KILLS * 10);
      }
    })).finally(() => { open = false; });
    for (let kill = 0; kill < KILLS && open; kill += 1) {
      const before = answered.size;
      while (open && answered.size < before + POSTS / (KILLS + 2)) await wait(5);
      await api.kill9();
      api = await startApi();
    }
    await writing;
    const rows = await source.manager.find(Item);
    const byTitle = new Map(rows.map(({ title, id }) => [title, id]));
    expect(answered.size).toBe(POSTS);
    expect(rows.length, 'rows, none of them double').toBe(POSTS);
    expect([...answered].filter(([title, id]) => byTitle.get(title) !== id)).toEqual([]);
  });
});
