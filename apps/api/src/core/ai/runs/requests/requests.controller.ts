import { contract } from '@murmel/contracts';
import { AiRun, PupilAccess } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../../platform/call.js';
import { CurrentContext, projectOf, type RequestContext, rowOf } from '../../../../platform/request-context.js';
import { SentRequests } from './sent-requests.js';

const { aiRuns, projectAi } = contract;

/** Routes for requests sent for an answer. */
@Controller()
export class RequestsController {
  constructor(private readonly requests: SentRequests) {}

  @Call(aiRuns.requests)
  list(@CurrentContext() context: RequestContext) {
    return implement(aiRuns.requests).handler(() => this.requests.of(context, rowOf(context, AiRun)));
  }

  @Call(projectAi.requests)
  ofPupil(@CurrentContext() context: RequestContext) {
    return implement(projectAi.requests).handler(({ input: { answerId } }) =>
      this.requests.ofPupil(context, { projectId: projectOf(context).id, pupilId: rowOf(context, PupilAccess).id, answerId }),
    );
  }
}
