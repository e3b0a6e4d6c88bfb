import { AI_TOOLS, type AiTool } from '@murmel/contracts';
import { AiStep } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { accountOf, type RequestContext, rowOf } from '../../../../platform/request-context.js';
import { AiTools } from '../ai-tools.js';
import { ConfirmedCalls } from '../confirmed-calls.js';

/** Addresses that a model wanted to open and that wait for confirmation: the person saw the whole address. */
@Injectable()
export class ConfirmedFetches {
  constructor(
    private readonly confirmed: ConfirmedCalls,
    private readonly tools: AiTools,
  ) {}

  /** True if a click on this step opens an address, instead of making an item. */
  has(context: RequestContext): boolean {
    return this.tools.opens(rowOf(context, AiStep).tool);
  }

  /** @throws what `ConfirmedCalls` throws */
  confirm(context: RequestContext): Promise<AiStep> {
    const language = accountOf(context).locale ?? 'de';
    return this.confirmed.confirm(context, {
      mayCall: ({ tool }, talk) => isTool(tool) && this.tools.offered().includes(tool) && (!talk || talk.assistant.tools.includes(tool)),
      call: async (step) => {
        const { text, sources = [] } = await this.tools.opened(step, language);
        return { result: text, sources, failure: null };
      },
    });
  }
}

const isTool = (tool: AiStep['tool']): tool is AiTool => (AI_TOOLS as readonly string[]).includes(tool);
