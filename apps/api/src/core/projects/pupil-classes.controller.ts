import { contract } from '@murmel/contracts';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Asked, type Asking, classOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import { tookPart } from './live/activities.js';
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
  visit(@Asked() asking: Asking) {
    const { id } = classOf(asking);
    return implement(calls.visit).handler(({ input: { archived = false } }) => {
      const { manager } = this.database;
      return visitClass(manager, asking.actor, id, archived, (projectId) => tookPart(manager, this.contributions, projectId));
    });
  }
}
