import { createLogger, readConfiguration } from '@murmel/server';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Mailer } from './mailer.js';

vi.mock('nodemailer', () => ({ createTransport: vi.fn() }));
// The clock of tests does not turn the one of this module.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, _value: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise<void>((resolve, reject) => {
      setTimeout(resolve, ms);
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    }),
}));

const MINUTE = 60_000;
const configuration = readConfiguration({ DATABASE_URL: 'postgres://localhost/none', NODE_ENV: 'test', SMTP_URL: 'smtp://mail.example' });
const sendMail = vi.fn();
let mailer: Mailer;
beforeEach(() => {
  vi.useFakeTimers();
  sendMail.mockReset();
  vi.mocked(createTransport).mockReturnValue({ sendMail, close: vi.fn() } as never);
  mailer = new Mailer(configuration, createLogger('test', 'silent'));
});
afterEach(() => vi.useRealTimers());

const send = () => mailer.send('d.kaya@schule.example', { template: 'confirm', language: 'de', token: 'x' });
const away = () => sendMail.mockRejectedValue(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));

it('[away-mail] a mail waits while the mail server is away, and goes out once it is back', async () => {
  away();
  send();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(sendMail.mock.calls.length).toBeGreaterThan(3);
  sendMail.mockReset().mockResolvedValue({});
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(sendMail).toHaveBeenCalledTimes(1);
});

it('a mail is given up after 18 minutes, and at once when the process ends', async () => {
  away();
  send();
  await vi.advanceTimersByTimeAsync(18 * MINUTE);
  const tries = sendMail.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect([tries, sendMail.mock.calls.length]).toEqual([7, 7]);
  send();
  await vi.advanceTimersByTimeAsync(10_000);
  const before = sendMail.mock.calls.length;
  const ended = mailer.onApplicationShutdown();
  await vi.advanceTimersByTimeAsync(MINUTE);
  await ended;
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(sendMail.mock.calls.length - before).toBeLessThan(2);
});

it('a mail that the server refuses for good is tried three times', async () => {
  sendMail.mockRejectedValue(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
  send();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(sendMail).toHaveBeenCalledTimes(3);
});
