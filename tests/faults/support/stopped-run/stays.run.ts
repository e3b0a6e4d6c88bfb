import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'vitest';
import { freePort } from '../../../support/free-port.js';
import { startProcess } from '../../../support/process.js';
import { startRedis } from '../../../support/redis.js';

/** A test in whose middle the run is stopped; the numbers of what it started stand in the file. */
test('starts the product and goes on for a long time', async () => {
  const file = process.env['STAYS_FILE'] ?? '';
  const [port, collabPort] = [await freePort(), await freePort()];
  const env = {
    DATABASE_URL: process.env['STAYS_DATABASE'] ?? '',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'murmel-stays-')),
    PORT: String(port),
    COLLAB_PORT: String(collabPort),
    LOG_LEVEL: 'silent',
  };
  const [api, collab] = await Promise.all([
    startProcess({ cwd: 'apps/api', env, readyUrl: `http://127.0.0.1:${port}/api/health/live`, deadlineMs: 90_000 }),
    startProcess({ cwd: 'collab-server', env, readyUrl: `http://127.0.0.1:${collabPort}/health`, deadlineMs: 90_000 }),
  ]);
  const redis = await startRedis();
  appendFileSync(file, `${JSON.stringify([process.pid, api.pid, collab.pid, redis.pid])}\n`);
  await wait(100_000);
});
