import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withReceivedFile } from './received-file.js';

const HEAD = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
let app: FastifyInstance;
let folder: string;
beforeEach(async () => {
  app = fastify();
  await app.register(multipart);
  folder = mkdtempSync(join(tmpdir(), 'murmel-test-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  app.server.closeAllConnections();
  await app.close();
});

it.each([0, 10, HEAD.length + 5])('of a body that is cut after %i letters, before anybody reads it, nothing stays', async (letters) => {
  let ended: Promise<unknown> | undefined;
  app.post('/', async (asked) => {
    // As long as it takes to find out who asks.
    await new Promise((gone) => asked.raw.once('close', gone));
    ended = withReceivedFile(asked, 1, () => Promise.resolve('read')).catch(({ code }: { code: string }) => code);
    return ended;
  });
  await app.listen();
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 5000 };
  const call = request({ port, method: 'POST', headers });
  call.on('error', () => undefined);
  call.flushHeaders();
  call.write(`${HEAD}Moos speichert Wasser.`.slice(0, letters));
  await once(app.server, 'request');
  call.destroy();
  await expect.poll(() => ended).toBeDefined();
  expect([await ended, readdirSync(folder)]).toEqual(['BAD_REQUEST', []]);
});
