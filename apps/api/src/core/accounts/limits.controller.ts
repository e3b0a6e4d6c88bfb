import { contract, TOOL_KEYS, TOOLS } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Asked, type Asking, accountOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { appCatalogue } from './app-catalogue.js';
import { usageOf } from './usage.js';

/** Which tools there are and how much of each may still be made this month. */
@Controller()
export class LimitsController {
  constructor(private readonly database: DataSource) {}

  @Call(contract.apps.list)
  apps() {
    return implement(contract.apps.list).handler(() => appCatalogue());
  }

  @Call(contract.userLimits.all)
  all(@Asked() asking: Asking) {
    return implement(contract.userLimits.all).handler(() =>
      Promise.all(TOOL_KEYS.map((key) => usageOf(this.database.manager, accountOf(asking), TOOLS[key].kind))),
    );
  }

  @Call(contract.userLimits.one)
  one(@Asked() asking: Asking) {
    return implement(contract.userLimits.one).handler(({ input }) => {
      const key = TOOL_KEYS.find((tool) => TOOLS[tool].kind === input.objType);
      if (!key) throw apiError('NOT_FOUND');
      return usageOf(this.database.manager, accountOf(asking), TOOLS[key].kind);
    });
  }
}
