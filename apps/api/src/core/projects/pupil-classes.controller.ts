import { contract } from '@murmel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../platform/call.js';
import { CurrentContext, classOf, type RequestContext } from '../../platform/request-context.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import { participatingPupils } from './live/activities.js';
import { visitClass } from './visit-class.js';

const calls = contract.pupilClasses;

/** A class as its pupils see it. */
@Controller()
export class PupilClassesController {
  constructor(
    private readonly database: DataSource,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  @Call(calls.visit)
  visit(@CurrentContext() context: RequestContext) {
    const { id } = classOf(context);
    return implement(calls.visit).handler(({ input: { archived = false } }) => {
      const { manager } = this.database;
      return visitClass(manager, context.actor, id, archived, (projectId) => participatingPupils(manager, this.contributions, projectId));
    });
  }
}
