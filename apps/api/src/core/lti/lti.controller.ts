import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../platform/call.js';
import { CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
import { LtiGrades } from './grades/lti-grades.js';
import { LtiLinks } from './lti-links.js';
import { LtiOpened } from './lti-opened.js';

const calls = contract.lti;

/** Calls around learning platforms: what a teacher opened there, links of items, and points of responses. */
@Controller()
export class LtiController {
  constructor(
    private readonly opened: LtiOpened,
    private readonly links: LtiLinks,
    private readonly points: LtiGrades,
  ) {}

  @Call(calls.opened)
  now(@CurrentContext() context: RequestContext) {
    return implement(calls.opened).handler(() => this.opened.now(context));
  }

  @Call(calls.createLink)
  createLink(@CurrentContext() context: RequestContext) {
    return implement(calls.createLink).handler(({ input: { open } }) => this.opened.choose(context, open));
  }

  @Call(calls.look)
  look(@CurrentContext() context: RequestContext) {
    return implement(calls.look).handler(() => this.opened.look(context));
  }

  @Call(calls.links)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.links).handler(() => this.links.list(itemOf(context).id));
  }

  @Call(calls.removeLink)
  removeLink(@CurrentContext() context: RequestContext) {
    return implement(calls.removeLink).handler(async ({ input: { linkId } }) => {
      await this.links.remove(itemOf(context).id, linkId);
      return {};
    });
  }

  @Call(calls.grades)
  grades(@CurrentContext() context: RequestContext) {
    return implement(calls.grades).handler(() => this.points.list(itemOf(context).id));
  }

  @Call(calls.sendGrades)
  sendGrades(@CurrentContext() context: RequestContext) {
    return implement(calls.sendGrades).handler(({ input: { responseIds } }) => this.points.send(itemOf(context).id, responseIds));
  }
}
