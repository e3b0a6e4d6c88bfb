import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SERVER_LIMITS } from '@murmel/contracts';
import { Account, type Item, newId } from '@murmel/server';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { promised } from '../../support/on-this-machine.js';
import { castOf } from './cast.js';

interface Received {
  to: string[];
  text: string;
}

let api: TestApi;
let server: SMTPServer;
const received: Received[] = [];

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
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

/** A whole mail as its reader's program gets it. */
const read = (text: string): string =>
  Buffer.from(
    text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

describe('an invitation', () => {
  it('carries no words of a stranger but a short title and name, and no link but the one to the item', async () => {
    const hostile =
      'Ihr Konto wird gesperrt! Jetzt anmelden: https://boese.example/login oder boese．example, www.boese.example, Tel. 030 123 45 67 890, post@boese.example <a href="//boese.example">hier</a>';
    const { item, owner } = await castOf(api, { title: hostile.slice(0, 120) });
    await api.database.manager.update(
      Account,
      { id: owner.account.id },
      { publicName: 'Bank boese.example/konto Sicherheitsabteilung 0301234567' },
    );
    const email = `${newId()}@schule.example`;
    expect((await owner.browser.post(`/api/items/${item.id}/members`, { email })).status).toBe(201);
    await expect.poll(() => received.some(({ to }) => to.includes(email)), { timeout: promised(5000) }).toBe(true);
    const mail = read(received.find(({ to }) => to.includes(email))!.text);
    const without = mail
      .replaceAll(`https://schule.example/text_editor/documents/${item.id}`, '')
      .replaceAll(/[\w.-]+@schule\.example|<[^>]*@[^>]*>/g, '');
    expect(without).toContain('lädt dich ein');
    // Nothing that a mail program makes a link of: addresses, hosts, mailboxes, telephone numbers.
    expect(without).not.toMatch(/https?:|www\.|boese[.．]|example\/|@boese|030 ?123|href="(?!")/);
    expect(mail).not.toContain('Tel');
    const [head = ''] = mail.split('\r\n\r\n', 1);
    expect(head).not.toContain('Ihr Konto');
  });

  it('is sent a few times a day by somebody new, more often by somebody known, and not again and again to one mailbox', {
    tags: ['proof'],
  }, async () => {
    const { perDay, perDayWhileNew, perMailbox, newDays } = SERVER_LIMITS.invitations.intoItem;
    const invite = async (browser: TestBrowser, item: Item, email = `${newId()}@schule.example`) =>
      (await browser.post<Refusal>(`/api/items/${item.id}/members`, { email })).status;
    const fresh = await castOf(api);
    const statuses: number[] = [];
    for (let n = 0; n < perDayWhileNew + 1; n += 1) statuses.push(await invite(fresh.owner.browser, fresh.item));
    expect(statuses).toEqual([...Array.from({ length: perDayWhileNew }, () => 201), 429]);
    const known = await castOf(api);
    await api.database.manager.update(Account, { id: known.owner.account.id }, { createdAt: new Date(Date.now() - newDays * 86_400_000) });
    const later: number[] = [];
    for (let n = 0; n < perDay + 1; n += 1) later.push(await invite(known.owner.browser, known.item));
    expect(later).toEqual([...Array.from({ length: perDay }, () => 201), 429]);
    const email = `${newId()}@schule.example`;
    const toOne: number[] = [];
    for (let n = 0; n < perMailbox + 1; n += 1) {
      const another = await castOf(api);
      toOne.push(await invite(another.owner.browser, another.item, email));
    }
    expect(toOne).toEqual([...Array.from({ length: perMailbox }, () => 201), 429]);
  });

  it('arrives once, with the way to the item, also when the request is repeated', async () => {
    const { item, owner } = await castOf(api);
    const email = `${newId()}@schule.example`;
    const headers = { 'idempotency-key': newId() };
    const toThem = () => received.filter(({ to }) => to.includes(email));
    for (let times = 0; times < 2; times += 1) {
      expect((await owner.browser.post(`/api/items/${item.id}/members`, { email }, { headers })).status).toBe(201);
    }
    await expect.poll(() => toThem().length, { timeout: promised(5000) }).toBe(1);
    expect(toThem()[0]!.to).toEqual([email]);
    expect(toThem()[0]!.text.replace(/=\r?\n/g, '')).toContain(`https://schule.example/text_editor/documents/${item.id}`);
  });

  it('is not sent when the person is a member already', async () => {
    const { item, owner, reader } = await castOf(api);
    expect((await owner.browser.post(`/api/items/${item.id}/members`, { email: reader.account.email })).status).toBe(409);
    const email = `${newId()}@schule.example`;
    await owner.browser.post(`/api/items/${item.id}/members`, { email });
    await expect.poll(() => received.some(({ to }) => to.includes(email)), { timeout: promised(5000) }).toBe(true);
    expect(received.filter(({ to }) => to.includes(reader.account.email!))).toEqual([]);
  });
});
