import { contract } from '@murmel/contracts';
import { PupilAccess } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking, projectOf, rowOf } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { AiInProjects } from './ai-in-projects.js';

const calls = contract.projectAi;

/** Assistants in projects, for those who teach there. */
@Controller()
export class AiInProjectsController {
  constructor(private readonly projects: AiInProjects) {}

  @Call(calls.get)
  get(@Asked() asking: Asking) {
    return implement(calls.get).handler(() => this.projects.state(projectOf(asking).id));
  }

  @Call(calls.assistants)
  assistants(@Asked() asking: Asking) {
    return implement(calls.assistants).handler(() => this.projects.assistants(projectOf(asking).id));
  }

  @Call(calls.change)
  change(@Asked() asking: Asking) {
    return implement(calls.change).handler(({ input: { paused, readable, mayForce, inTexts } }) =>
      this.projects.change(projectOf(asking).id, { paused, readable, mayForce, inTexts }),
    );
  }

  @Call(calls.changePupil)
  changePupil(@Asked() asking: Asking) {
    return implement(calls.changePupil).handler(({ input: { more, stopped } }) =>
      this.projects.changePupil(projectOf(asking).id, rowOf(asking, PupilAccess).id, { more, stopped }),
    );
  }

  @Call(calls.read)
  read(@Asked() asking: Asking) {
    return implement(calls.read).handler(({ input: { page, limit } }) =>
      this.projects.read(projectOf(asking).id, rowOf(asking, PupilAccess).id, { page, limit }),
    );
  }
}
