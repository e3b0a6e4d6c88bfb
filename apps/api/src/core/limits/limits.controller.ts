import { AI_IMAGE, CHAT_MESSAGE, contract, MINI_TOOL_REQUEST, PARTNER_MATERIAL, TOOL_KEYS, TOOLS, TRANSCRIPTION } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Call } from '../../platform/call.js';
import { accountOf, CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { appCatalogue } from '../accounts/app-catalogue.js';
import { FileQuota } from '../files/file-quota.js';
import { usageOf } from './monthly-usage.js';

const COUNTED = [
  ...TOOL_KEYS.map((key) => TOOLS[key].kind),
  ...([PARTNER_MATERIAL, CHAT_MESSAGE, AI_IMAGE, TRANSCRIPTION, MINI_TOOL_REQUEST] as const),
] as const;

/** Lists the tools and the number of items of each that may still be created this month. */
@Controller()
export class LimitsController {
  constructor(
    private readonly database: DataSource,
    private readonly quota: FileQuota,
  ) {}

  @Call(contract.apps.list)
  apps() {
    return implement(contract.apps.list).handler(() => appCatalogue());
  }

  @Call(contract.userLimits.all)
  all(@CurrentContext() context: RequestContext) {
    return implement(contract.userLimits.all).handler(() =>
      Promise.all(COUNTED.map((kind) => usageOf(this.database.manager, accountOf(context), kind))),
    );
  }

  @Call(contract.userLimits.storage)
  storage(@CurrentContext() context: RequestContext) {
    return implement(contract.userLimits.storage).handler(() => this.quota.ofOwner(this.database.manager, accountOf(context).id));
  }

  @Call(contract.userLimits.one)
  one(@CurrentContext() context: RequestContext) {
    return implement(contract.userLimits.one).handler(({ input }) => {
      const kind = COUNTED.find((one) => one === input.objType);
      if (!kind) throw apiError('NOT_FOUND');
      return usageOf(this.database.manager, accountOf(context), kind);
    });
  }
}
