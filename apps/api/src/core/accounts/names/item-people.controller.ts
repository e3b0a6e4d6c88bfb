import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { Call } from '../../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import { ResetName } from './reset-name.js';

/** Routes for a teacher's actions on people who took part in an item. */
@Controller()
export class ItemPeopleController {
  constructor(private readonly names: ResetName) {}

  @Call(contract.items.resetName)
  resetName(@CurrentContext() context: RequestContext) {
    return implement(contract.items.resetName).handler(async ({ input: { personId } }) => {
      await this.names.inItem(context, personId);
      return {};
    });
  }
}
