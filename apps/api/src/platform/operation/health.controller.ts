import {
  ASSISTANT_LIMITS,
  CORRECTION_LIMITS,
  contract,
  FILE_SHARING_LIMITS,
  HEADERS,
  KNOWLEDGE_LIMITS,
  LIMITS,
  LINK_LIMITS,
  PROTOTYPE_CALENDAR_LIMITS,
  PUPIL_FEEDBACK_LIMITS,
  QR_LIMITS,
  RECORDING_LIMITS,
  RESEARCH_LIMITS,
  SERVER_LIMITS,
  TAG_LIMITS,
  TIMETABLE_LIMITS,
  WEBSITE_LIMITS,
} from '@murmel/contracts';
import type { Configuration, Logger } from '@murmel/server';
import { Controller, Inject, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { Call, RawCall } from '../call.js';
import { CONFIGURATION, LOGGER } from '../injection-tokens.js';
import { RateLimits } from '../rate-limits.js';
import { CurrentContext, type RequestContext } from '../request-context.js';
import { HealthChecks } from './health-checks.js';

/** Endpoints for operators and for the browser's error reporter. */
@Controller()
export class HealthController {
  constructor(
    private readonly checks: HealthChecks,
    private readonly rateLimits: RateLimits,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Call(contract.operation.live)
  live() {
    return implement(contract.operation.live).handler(() => ({ status: 'up' as const }));
  }

  @RawCall(contract.operation.health)
  health(@Res() reply: FastifyReply): Promise<void> {
    return this.answer(reply);
  }

  @RawCall(contract.operation.ready)
  ready(@Res() reply: FastifyReply): Promise<void> {
    return this.answer(reply);
  }

  @Call(contract.operation.time)
  time() {
    return implement(contract.operation.time).handler(() => ({ now: Date.now() }));
  }

  @Call(contract.operation.limits)
  limits() {
    const ofTools = { link: LINK_LIMITS, recorder: RECORDING_LIMITS };
    return implement(contract.operation.limits).handler(() => ({
      ...LIMITS,
      tags: TAG_LIMITS,
      correctionAid: CORRECTION_LIMITS,
      fileSharing: FILE_SHARING_LIMITS,
      pupilFeedback: PUPIL_FEEDBACK_LIMITS,
      prototypeCalendar: PROTOTYPE_CALENDAR_LIMITS,
      assistantFiles: KNOWLEDGE_LIMITS,
      ...ofTools,
      qr: QR_LIMITS,
      timetable: TIMETABLE_LIMITS,
      assistants: ASSISTANT_LIMITS,
      website: WEBSITE_LIMITS,
      research: RESEARCH_LIMITS,
      ...SERVER_LIMITS,
    }));
  }

  @Call(contract.operation.reportError)
  reportError(@CurrentContext() context: RequestContext) {
    return implement(contract.operation.reportError).handler(async ({ input }) => {
      if (await this.rateLimits.isWorthReading(context.request.ip)) this.logger.warn({ report: input }, 'browser error');
      return {};
    });
  }

  /** A load balancer looks at the status code alone. */
  private async answer(reply: FastifyReply): Promise<void> {
    const health = await this.checks.run();
    const { startToken } = this.configuration;
    if (startToken !== undefined) void reply.header(HEADERS.startToken, startToken);
    await reply.status(health.status === 'up' ? 200 : 503).send(health);
  }
}
