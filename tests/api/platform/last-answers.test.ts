import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { expect, inject, it } from 'vitest';
import { within } from '../../live/support/live-browser.js';
import { startApi } from '../../support/api.js';

it('[TR-07] a call that is on its way when the api ends is answered, and its connection holds up nothing', {
  tags: ['proof'],
}, async () => {
  const api = await startApi(inject('databaseUrl'));
  const body = JSON.stringify({ message: 'Ende', path: '/' });
  const agent = new Agent({ keepAlive: true });
  const call = request(`${api.origin}/api/error_reports`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.write(body.slice(0, 5));
  const server = api.application.getHttpServer();
  await within(2000, () => new Promise((resolve) => server.getConnections((_error, count) => resolve(count === 1))));
  const ended = api.stop();
  await within(2000, () => !server.listening);
  call.end(body.slice(5));
  const [answer] = await answered;
  answer.resume();
  // Without a token it is refused, as it would have been a moment before.
  expect([answer.statusCode, answer.headers.connection]).toEqual([403, 'close']);
  await ended;
  agent.destroy();
});
