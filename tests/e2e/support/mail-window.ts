import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ReceivedMail, startMailbox } from '../../api/accounts/mailbox.js';

export interface MailWindow {
  /** for SMTP_URL */
  smtpUrl: string;
  /** answers with all mails received so far, so that specs in other processes can read them */
  readUrl: string;
  stop(): Promise<void>;
}

/** A real SMTP server whose mails can be read over HTTP. */
export async function openMailWindow(): Promise<MailWindow> {
  const mailbox = await startMailbox();
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(mailbox.received)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    smtpUrl: mailbox.url,
    readUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.close();
      await mailbox.stop();
    },
  };
}

/** The mails that have come to an address so far. */
export async function mailsTo(readUrl: string, address: string): Promise<ReceivedMail[]> {
  const answer = await fetch(readUrl);
  return ((await answer.json()) as ReceivedMail[]).filter(({ to }) => to.includes(address));
}
