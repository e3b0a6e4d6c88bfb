import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { promised } from '../../support/on-this-machine.js';

export interface ReceivedMail {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
}

export interface Mailbox {
  /** for SMTP_URL */
  url: string;
  received: ReceivedMail[];
  /** the next mails that are refused with a temporary error */
  refuseNext(count: number): void;
  /** deliveries that were tried, refused ones included */
  deliveries(): number;
  /** the nth mail to this address (1 = first); waits up to 10 s for it */
  mailTo(address: string, nth?: number): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

const DEADLINE_MS = promised(10_000);

/** A real SMTP server on 127.0.0.1 that keeps what it is given. */
export async function startMailbox(): Promise<Mailbox> {
  const received: ReceivedMail[] = [];
  let refusals = 0;
  let deliveries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        deliveries += 1;
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('try again later'), { responseCode: 451 }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          ...parsed(Buffer.concat(chunks).toString('utf8')),
        });
        done();
      });
    },
  });
  // Clients that hang up in the middle are not this server's trouble.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (count) => {
      refusals = count;
    },
    deliveries: () => deliveries,
    async mailTo(address, nth = 1) {
      const deadline = Date.now() + DEADLINE_MS;
      for (;;) {
        const mail = received.filter(({ to }) => to.includes(address))[nth - 1];
        if (mail) return mail;
        if (Date.now() > deadline) throw new Error(`mail ${nth} to ${address} did not arrive`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The secret in a mail's link. */
export function tokenIn(mail: ReceivedMail): string {
  const token = /[?&]token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`no link in: ${mail.text}`);
  return token;
}

function parsed(source: string): { subject: string; text: string; html: string } {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const subject = /^Subject: ((?:.|\r\n[ \t])*)$/im.exec(head)?.[1] ?? '';
  return { subject: decodedHeader(subject), text: part(source, 'text/plain'), html: part(source, 'text/html') };
}

function part(source: string, type: string): string {
  const section = source.split(/\r\n--/).find((candidate) => candidate.includes(`Content-Type: ${type}`)) ?? '';
  const split = section.indexOf('\r\n\r\n');
  const body = section.slice(split + 4);
  if (/Content-Transfer-Encoding: base64/i.test(section)) return Buffer.from(body, 'base64').toString('utf8');
  return /Content-Transfer-Encoding: quoted-printable/i.test(section) ? quotedPrintable(body) : body;
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodedHeader(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, '?==?').replace(/\r\n[ \t]/g, ' ');
  return joined.replace(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, coded: string) =>
    kind.toUpperCase() === 'B' ? Buffer.from(coded, 'base64').toString('utf8') : quotedPrintable(coded.replace(/_/g, ' ')),
  );
}
