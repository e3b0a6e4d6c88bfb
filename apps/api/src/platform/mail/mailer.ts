import { setTimeout as wait } from 'node:timers/promises';
import type { Configuration, Logger } from '@murmel/server';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { createTransport } from 'nodemailer';
import { CONFIGURATION, LOGGER } from '../injection-tokens.js';
import type { Mail } from './mail.js';
import { renderMail } from './templates.js';

/** Waits between the tries of one mail. */
const RETRY_MS = [1000, 5000];
/** Further waits while the mail server is away or asks for patience, 17 minutes in all: a restart of it loses no mail. */
const AWAY_RETRY_MS = [...RETRY_MS, 30_000, 120_000, 300_000, 600_000];
/** Mails that may wait that long at once. */
const MOST_WAITING = 1000;
/** An answer of the mail server that takes longer counts as a failed try. */
const SERVER_MS = 10_000;
/** Time for which the end of the process waits for mails being sent. */
const SHUTDOWN_MS = 3000;

/**
 * Sends mail beside the requests, never inside them: neither a slow mail server nor the mere fact that
 * a mail goes out can be seen in the time of an answer.
 */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly transport: ReturnType<typeof createTransport> | undefined;
  private readonly onTheirWay = new Set<Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const { smtpUrl } = configuration;
    if (smtpUrl)
      this.transport = createTransport({
        url: smtpUrl,
        connectionTimeout: SERVER_MS,
        greetingTimeout: SERVER_MS,
        socketTimeout: SERVER_MS,
      });
  }

  /** Returns if the mail server accepts the configured name and password; `none` if there is no server and mails are written to the log. */
  async state(): Promise<'up' | 'down' | 'none'> {
    if (!this.transport) return 'none';
    return this.transport.verify().then(
      () => 'up',
      () => 'down',
    );
  }

  /** Sends in the background; three tries, more while the mail server is away, then the failure is in the log. */
  send(to: string, mail: Mail): void {
    this.track(this.deliver(to, mail));
  }

  /** Sends once the answer is out. */
  sendAfter(reply: FastifyReply, to: string, mail: Mail): void {
    this.composeAfter(reply, to, () => Promise.resolve(mail));
  }

  /** Finds out once the answer is out what to send, if anything. */
  composeAfter(reply: FastifyReply, to: string, compose: () => Promise<Mail | undefined>): void {
    const work = async (): Promise<void> => {
      const mail = await compose();
      if (mail) await this.deliver(to, mail);
    };
    reply.raw.once('close', () => this.track(work()));
  }

  /** Mails that are on their way may still arrive; a waiting retry is given up. */
  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.race([Promise.allSettled(this.onTheirWay), wait(SHUTDOWN_MS, undefined, { ref: false })]);
    this.transport?.close();
  }

  private track(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => this.logger.error({ err: error }, 'mail could not be made or sent'))
      .finally(() => this.onTheirWay.delete(tracked));
    this.onTheirWay.add(tracked);
  }

  private async deliver(to: string, mail: Mail): Promise<void> {
    const { subject, text, html } = renderMail(mail, this.configuration.publicUrl);
    if (!this.transport) return this.show(mail.template, subject, text);
    for (let attempt = 0; ; attempt += 1) {
      try {
        await this.transport.sendMail({ from: this.configuration.mailFrom, to: { name: '', address: to }, subject, text, html });
        return;
      } catch (error) {
        const pause = (isAway(error) && this.onTheirWay.size <= MOST_WAITING ? AWAY_RETRY_MS : RETRY_MS)[attempt];
        if (pause === undefined || this.stopping.signal.aborted) throw withoutAddress(error);
        this.logger.warn({ template: mail.template, attempt: attempt + 1, code: codeOf(error) }, 'mail was not accepted, trying again');
        await wait(pause, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
  }

  /** Logs a mail for the developer if there is no mail server; in production that would publish its links. */
  private show(template: string, subject: string, text: string): void {
    if (this.configuration.mode === 'production') this.logger.error({ template }, 'mail was not sent: SMTP_URL is not set');
    else this.logger.info(`mail "${subject}"\n${text}`);
  }
}

/** True if a later try may do: nothing answered, or it was a temporary refusal. */
function isAway(error: unknown): boolean {
  const { responseCode } = (error ?? {}) as { responseCode?: unknown };
  return typeof responseCode !== 'number' || responseCode < 500;
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}

/** The server's words repeat the address; the log keeps its code alone. */
function withoutAddress(error: unknown): Error {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return new Error(
    `the mail server refused or did not answer (${String(code ?? 'unknown')}${typeof responseCode === 'number' ? ` ${responseCode}` : ''})`,
  );
}
