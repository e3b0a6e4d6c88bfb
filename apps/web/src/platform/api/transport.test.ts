import { HEADERS } from '@murmel/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { send } from './transport';

const answers: (Response | Error)[] = [];
const sent: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = 0;
  sent.length = 0;
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.headers.get(HEADERS.idempotencyKey) ?? '');
    const answer = answers.shift()!;
    if (answer instanceof Error) throw answer;
    return answer;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const word = (key?: string): Request =>
  new Request('http://murmel.test/api/words', {
    method: 'POST',
    body: '{}',
    headers: key === undefined ? {} : { [HEADERS.idempotencyKey]: key },
  });
const nobody = (status: number): Response => new Response('Bad Gateway', { status, headers: { 'content-type': 'text/html' } });
const refusal = (status: number): Response => Response.json({ code: 'UNAVAILABLE' }, { status });

async function statusOf(request: Request): Promise<number> {
  const answered = send(request);
  await vi.advanceTimersByTimeAsync(60_000);
  return (await answered).status;
}

describe('a request with a key', () => {
  it('is repeated under it when the line breaks and when a proxy reaches no server', async () => {
    answers.push(new TypeError('Failed to fetch'), nobody(502), nobody(503), Response.json({}, { status: 201 }));
    expect(await statusOf(word('key 1'))).toBe(201);
    expect(sent).toEqual(['key 1', 'key 1', 'key 1', 'key 1']);
  });

  it('is repeated three times at most', async () => {
    answers.push(nobody(504), nobody(504), nobody(504), nobody(504), Response.json({}));
    expect(await statusOf(word('key 2'))).toBe(504);
  });

  it('is not repeated when the api itself refuses', async () => {
    answers.push(refusal(503), Response.json({}));
    expect(await statusOf(word('key 3'))).toBe(503);
  });
});

it('a request without a key is never repeated', async () => {
  answers.push(nobody(502), Response.json({}));
  expect(await statusOf(word())).toBe(502);
});
