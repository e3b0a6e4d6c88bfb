// @module-tag proof
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { readConfiguration } from './configuration/configuration.js';
import { postToCollaboration } from './internal-calls.js';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function collabThat(answers: RequestListener) {
  const server = createServer(answers).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const read = readConfiguration({ DATABASE_URL: 'postgres://localhost/none', NODE_ENV: 'test' });
  return { ...read, collabInternalUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('[away-collab] a collab-server that hangs is told after five seconds, not after fifteen', async () => {
  const configuration = await collabThat(() => undefined);
  const asked = Date.now();
  await expect(postToCollaboration(configuration, '/internal/x', {})).rejects.toThrow('collab-server hangs');
  expect(Date.now() - asked).toBeLessThan(9000);
});

it('one that takes long and lives is waited for', async () => {
  const configuration = await collabThat((request, response) => {
    if (request.url === '/health') return void response.writeHead(503).end();
    void wait(6000).then(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{"done":true}'));
  });
  expect(await postToCollaboration(configuration, '/internal/x', {})).toEqual({ done: true });
});
