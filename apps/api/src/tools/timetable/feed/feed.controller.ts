import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { Call, RawCall } from '../../../platform/call.js';
import { RateLimits } from '../../../platform/rate-limits.js';
import { CurrentContext, itemOf, keyOf, type RequestContext } from '../../../platform/request-context.js';
import { TimetableFeeds } from './timetable-feeds.js';
import { timetableIcs } from './timetable-ics.js';

const calls = contract.timetables;

/** Endpoints for the subscription of a timetable: its owner switches it on, programs with calendars read it. */
@Controller()
export class TimetableFeedController {
  constructor(
    private readonly database: DataSource,
    private readonly feeds: TimetableFeeds,
    private readonly rateLimits: RateLimits,
  ) {}

  @Call(calls.feed)
  feed(@CurrentContext() context: RequestContext) {
    return implement(calls.feed).handler(async () => ({ since: await this.feeds.since(itemOf(context).id) }));
  }

  @Call(calls.createFeed)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.createFeed).handler(() => this.feeds.renew(itemOf(context).id));
  }

  @Call(calls.removeFeed)
  remove(@CurrentContext() context: RequestContext) {
    return implement(calls.removeFeed).handler(async () => {
      await this.feeds.remove(itemOf(context).id);
      return {};
    });
  }

  @RawCall(calls.readFeed)
  async read(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const { ip } = context.request;
    await this.rateLimits.refuseAfterFailedSecrets(ip);
    const itemId = await this.feeds.read(keyOf(context, 'token'));
    if (itemId === undefined) {
      await this.rateLimits.failedSecret(ip);
      throw apiError('NOT_FOUND');
    }
    await reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="stundenplan.ics"')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(await timetableIcs(this.database.manager, itemId));
  }
}
