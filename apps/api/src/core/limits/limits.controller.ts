import { isTeacher } from '@murmel/access-policy';
import {
  AI_DAY,
  AI_IMAGE,
  CHAT_MESSAGE,
  CONVERSION,
  contract,
  DOCUMENT_QA,
  MINI_TOOL_REQUEST,
  PARTNER_MATERIAL,
  TEXT_EXTRACTION,
  TOOL_KEYS,
  TOOLS,
  TRANSCRIPTION,
} from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Call } from '../../platform/call.js';
import { accountOf, CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { appCatalogue } from '../accounts/app-catalogue.js';
import { DayBudgets } from '../ai/budgets/day-budgets.js';
import { FileQuota } from '../files/file-quota.js';
import { type Usage, usageOf } from './monthly-usage.js';
import { usageOfDay } from './usage-of-day.js';

const COUNTED = [
  ...TOOL_KEYS.map((key) => TOOLS[key].kind),
  ...([PARTNER_MATERIAL, CHAT_MESSAGE, AI_IMAGE, TRANSCRIPTION, TEXT_EXTRACTION, DOCUMENT_QA, CONVERSION, MINI_TOOL_REQUEST] as const),
] as const;

/** Lists the tools, how much of each may still be created this month, and how much models may still be asked today. */
@Controller()
export class LimitsController {
  constructor(
    private readonly database: DataSource,
    private readonly quota: FileQuota,
    private readonly budgets: DayBudgets,
  ) {}

  @Call(contract.apps.list)
  apps() {
    return implement(contract.apps.list).handler(() => appCatalogue());
  }

  @Call(contract.userLimits.all)
  all(@CurrentContext() context: RequestContext) {
    return implement(contract.userLimits.all).handler(async () => {
      const ofMonth = isTeacher(context.actor)
        ? await Promise.all(COUNTED.map((kind) => usageOf(this.database.manager, accountOf(context), kind)))
        : [];
      return [...ofMonth, await this.today(context)];
    });
  }

  @Call(contract.userLimits.storage)
  storage(@CurrentContext() context: RequestContext) {
    return implement(contract.userLimits.storage).handler(() => this.quota.ofOwner(this.database.manager, accountOf(context).id));
  }

  @Call(contract.userLimits.one)
  one(@CurrentContext() context: RequestContext) {
    return implement(contract.userLimits.one).handler(({ input }) => {
      if (input.objType === AI_DAY) return this.today(context);
      const kind = COUNTED.find((one) => one === input.objType);
      if (!kind) throw apiError('NOT_FOUND');
      // Months are counted for teachers alone.
      if (!isTeacher(context.actor)) throw apiError('FORBIDDEN');
      return usageOf(this.database.manager, accountOf(context), kind);
    });
  }

  private today(context: RequestContext): Promise<Usage> {
    return usageOfDay(this.database.manager, context, this.budgets);
  }
}
