import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Asked, type Asking } from '../../../platform/asking.js';
import { Call } from '../../../platform/call.js';
import { ResetName } from './reset-name.js';

/** Routes for a teacher's actions on people who took part in an item. */
@Controller()
export class ItemPeopleController {
  constructor(private readonly names: ResetName) {}

  @Call(contract.items.resetName)
  resetName(@Asked() asking: Asking) {
    return implement(contract.items.resetName).handler(async ({ input: { personId } }) => {
      await this.names.inItem(asking, personId);
      return {};
    });
  }
}
