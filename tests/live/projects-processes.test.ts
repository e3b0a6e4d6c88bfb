// @module-tag proof
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '@murmel/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { newClass, newProject, signedIn } from '../api/projects/project-cast.js';
import { startApi, type TestApi } from '../support/api.js';
import { TestBrowser } from '../support/browser.js';
import { freePort } from '../support/free-port.js';
import { type RunningProcess, startProcess } from '../support/process.js';
import { startRedis, type TestRedis } from '../support/redis.js';
import { within } from './support/live-browser.js';
import { closeAll, onlineOf, visit, watch } from './support/project-live.js';

let redis: TestRedis;
/** where the teacher looks */
let here: TestApi;
/** where the pupils are: a process of its own, so that it can be killed */
let there: { process: RunningProcess; origin: string };
const AGED_SECONDS = LIMITS.project.presenceSeconds - 5;
const dataDir = mkdtempSync(join(tmpdir(), 'murmel-projects-'));

beforeAll(async () => {
  redis = await startRedis();
  here = await startApi(inject('databaseUrl'), { redisUrl: redis.url });
  const port = await freePort();
  const { databaseUrl, secret } = here.configuration;
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'silent',
    REDIS_URL: redis.url,
    SECRET: secret,
  };
  there = { origin, process: await startProcess({ cwd: 'apps/api', env, readyUrl: `${origin}/api/health/live` }) };
});
afterEach(closeAll);
afterAll(async () => {
  await there.process.stop();
  await here.stop();
  await redis.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The same person, at the other process. */
function through(origin: string, { cookies }: TestBrowser): TestBrowser {
  const browser = new TestBrowser(origin);
  cookies.forEach((value, name) => browser.cookies.set(name, value));
  return browser;
}

describe('two processes', () => {
  it('presence reaches the other one; a killed one leaves no ghosts, and who comes to the other is seen', async () => {
    const owner = await signedIn(here, await here.people.account());
    const { schoolClass, pupils } = await newClass(here, owner, ['P1', 'P2', 'P3', 'P4']);
    const item = await here.people.item(owner.account);
    const project = await newProject(owner, schoolClass.id, { itemIds: [item.id] });
    const teacher = await watch(owner.browser, project.id);
    for (const { browser } of pupils.slice(0, 3)) await visit(through(there.origin, browser), project.id, item.id);
    const last = await visit(pupils[3]!.browser, project.id);
    await within(
      2500,
      () => Object.keys(onlineOf(teacher)).length === 4,
      () => onlineOf(teacher),
    );
    expect(onlineOf(teacher)['P1']).toEqual([item.id]);
    await there.process.kill9();
    // Simulates that most of the time has passed after which a silent client counts as gone.
    await here.database.query('update project_presence set seen_at = seen_at - make_interval(secs => $1) where socket_id != $2', [
      AGED_SECONDS,
      last.socket.id,
    ]);
    await visit(pupils[0]!.browser, project.id);
    await within(
      (LIMITS.project.presenceSeconds - AGED_SECONDS + 3) * 1000,
      () => Object.keys(onlineOf(teacher)).length === 2,
      () => onlineOf(teacher),
    );
    expect(onlineOf(teacher)).toEqual({ P1: [], P4: [] });
    expect(teacher.newest?.items[0]?.active).toBe(0);
  });
});
