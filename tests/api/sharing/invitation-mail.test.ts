import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { newId } from '@murmel/server';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { castOf } from './cast.js';

interface Received { to: string[]; text: string }

let api: TestApi;
let server: SMTPServer;
const received: Received[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  api = await startApi(inject('databaseUrl'), { smtpUrl: `smtp://127.0.0.1:${port}`, publicUrl: 'https://schule.example' });
});
afterAll(async () => {
  await api.stop();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

describe('an invitation', () => {
  it('arrives once, with the way to the item, also when the request is repeated', async () => {
    const { item, owner } = await castOf(api);
    const email = `${newId()}@schule.example`;
    const headers = { 'idempotency-key': newId() };
    for (let times = 0; times < 2; times += 1) {
      expect((await owner.browser.post(`/api/items/${item.id}/members`, { email }, { headers })).status).toBe(201);
    }
    await expect.poll(() => received.length, { timeout: 5000 }).toBe(1);
    expect(received[0]!.to).toEqual([email]);
    expect(received[0]!.text.replace(/=\r?\n/g, '')).toContain(`https://schule.example/text_editor/documents/${item.id}`);
  });

  it('is not sent when the person is a member already', async () => {
    const { item, owner, reader } = await castOf(api);
    const before = received.length;
    expect((await owner.browser.post(`/api/items/${item.id}/members`, { email: reader.account.email })).status).toBe(409);
    const email = `${newId()}@schule.example`;
    await owner.browser.post(`/api/items/${item.id}/members`, { email });
    await expect.poll(() => received.length, { timeout: 5000 }).toBe(before + 1);
    expect(received.at(-1)!.to).toEqual([email]);
  });
});
