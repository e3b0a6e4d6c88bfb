import { contract } from '@murmel/contracts';
import { PupilAccess } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../platform/call.js';
import { CurrentContext, projectOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { AiInProjects } from './ai-in-projects.js';

const calls = contract.projectAi;

/** Assistants in projects, for those who teach there. */
@Controller()
export class AiInProjectsController {
  constructor(private readonly projects: AiInProjects) {}

  @Call(calls.get)
  get(@CurrentContext() context: RequestContext) {
    return implement(calls.get).handler(() => this.projects.state(projectOf(context).id));
  }

  @Call(calls.assistants)
  assistants(@CurrentContext() context: RequestContext) {
    return implement(calls.assistants).handler(() => this.projects.assistants(projectOf(context).id));
  }

  @Call(calls.change)
  change(@CurrentContext() context: RequestContext) {
    return implement(calls.change).handler(({ input: { paused, readable, mayForce, inTexts, speech } }) =>
      this.projects.change(projectOf(context).id, { paused, readable, mayForce, inTexts, speech }),
    );
  }

  @Call(calls.changePupil)
  changePupil(@CurrentContext() context: RequestContext) {
    return implement(calls.changePupil).handler(({ input: { more, stopped, lookedAfter } }) =>
      this.projects.changePupil(projectOf(context).id, rowOf(context, PupilAccess).id, { more, stopped, lookedAfter }),
    );
  }

  @Call(calls.read)
  read(@CurrentContext() context: RequestContext) {
    return implement(calls.read).handler(({ input: { page, limit } }) =>
      this.projects.read(projectOf(context).id, rowOf(context, PupilAccess).id, { page, limit }),
    );
  }
}
