import { SERVER_LIMITS, type ToTeachWorksheet } from '@murmel/contracts';
import type { Configuration, Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';
import { FETCH_RULES, type FetchRules } from '../web-requests/fetch-rules.js';
import { limitStream } from '../web-requests/limit-stream.js';
import { safeFetch } from '../web-requests/safe-fetch.js';
import { readFeed } from './read-feed.js';

interface Answer {
  state: 'ready' | 'notConfigured' | 'unreachable';
  worksheets: ToTeachWorksheet[];
}

const { maxBytes, keptMinutes, failedSeconds } = SERVER_LIMITS.toTeach;
const NOT_CONFIGURED: Answer = { state: 'notConfigured', worksheets: [] };

/** Asks the server that the operator named, by the rules for every other one; however many ask for it, once in a while. */
@Injectable()
export class ToTeach {
  private kept: { answer: Promise<Answer>; until: number } | undefined;

  constructor(
    @Inject(FETCH_RULES) private readonly rules: FetchRules,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Always answers, within `SERVER_LIMITS.linkPreview.withinSeconds`. */
  worksheets(): Promise<Answer> {
    const { toTeachUrl } = this.configuration;
    if (toTeachUrl === undefined) return Promise.resolve(NOT_CONFIGURED);
    if (this.kept && Date.now() < this.kept.until) return this.kept.answer;
    const asked = { answer: this.ask(toTeachUrl), until: Number.POSITIVE_INFINITY };
    this.kept = asked;
    void asked.answer.then(({ state }) => {
      asked.until = Date.now() + (state === 'ready' ? keptMinutes * 60_000 : failedSeconds * 1000);
    });
    return asked.answer;
  }

  private async ask(address: string): Promise<Answer> {
    const ends = new AbortController();
    const timer = setTimeout(() => ends.abort(), SERVER_LIMITS.linkPreview.withinSeconds * 1000);
    try {
      const { body } = await safeFetch(this.rules, address, 'application/json', ends.signal);
      const parts: Uint8Array[] = [];
      for await (const part of limitStream(body, true, maxBytes)) parts.push(part);
      return { state: 'ready', worksheets: readFeed(Buffer.concat(parts).toString('utf8')) };
    } catch (error) {
      this.logger.warn({ err: error }, 'the list of worksheets could not be read');
      return { state: 'unreachable', worksheets: [] };
    } finally {
      clearTimeout(timer);
      ends.abort();
    }
  }
}
