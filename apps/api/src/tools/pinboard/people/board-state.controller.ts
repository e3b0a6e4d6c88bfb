import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Asked, type Asking } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
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
  state(@Asked() asking: Asking) {
    return implement(contract.pinboards.state).handler(async () => {
      const { itemId, actor } = await this.pinboards.asked(asking);
      return boardState(this.database.manager, itemId, actor.trusted ? 'teacher' : 'guest');
    });
  }
}
