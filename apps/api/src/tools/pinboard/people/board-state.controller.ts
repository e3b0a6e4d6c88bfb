import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Call } from '../../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { Pinboards } from '../pinboards.js';
import { boardState } from './board-state.js';

/** Endpoint for the state of a board outside of its document. */
@Controller()
export class BoardStateController {
  constructor(
    private readonly database: DataSource,
    private readonly pinboards: Pinboards,
  ) {}

  @Call(contract.pinboards.state)
  state(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.state).handler(async () => {
      const { itemId, actor } = await this.pinboards.requested(context);
      return boardState(this.database.manager, itemId, actor.trusted ? 'teacher' : 'guest');
    });
  }
}
