import fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerOperatorsOnly } from './operators-only.js';

const server = fastify();
answerOperatorsOnly(server);
for (const path of ['/api/health', '/api/health/live', '/metrics', '/api/users/me', '/api/health/time', '/'])
  server.get(path, () => Promise.resolve('answered'));

it.each(['/api/health', '/api/health/live', '/metrics', '/metrics?name=x'])('%s is answered', async (url) => {
  const { statusCode, body } = await server.inject(url);
  expect([statusCode, body]).toEqual([200, 'answered']);
});

it.each(['/', '/api/users/me', '/api/health/time', '/api/health/live/x', '/metrics/../api/users/me', '//metrics', '/nowhere'])(
  '%s is not there, in the form of every refusal',
  async (url) => {
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.json<unknown>()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND', error: 'not_found' })]);
  },
);
