import { contract } from '@murmel/contracts';
import { AiRun, PupilAccess } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking, projectOf, rowOf } from '../../../../platform/asking.js';
import { Call } from '../../../../platform/call.js';
import { SentRequests } from './sent-requests.js';

const { aiRuns, projectAi } = contract;

/** Routes for requests sent for an answer. */
@Controller()
export class RequestsController {
  constructor(private readonly requests: SentRequests) {}

  @Call(aiRuns.requests)
  list(@Asked() asking: Asking) {
    return implement(aiRuns.requests).handler(() => this.requests.of(asking, rowOf(asking, AiRun)));
  }

  @Call(projectAi.requests)
  ofPupil(@Asked() asking: Asking) {
    return implement(projectAi.requests).handler(({ input: { answerId } }) =>
      this.requests.ofPupil(asking, { projectId: projectOf(asking).id, pupilId: rowOf(asking, PupilAccess).id, answerId }),
    );
  }
}
