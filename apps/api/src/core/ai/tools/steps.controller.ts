import { contract } from '@murmel/contracts';
import { AiStep } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, type EntityManager } from 'typeorm';
import { Call } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { CurrentContext, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { AiTools } from './ai-tools.js';
import { McpCalls } from './mcp/mcp-calls.js';
import { McpServers } from './mcp/mcp-servers.js';
import { Proposals } from './proposals.js';
import { stepEntries } from './step-log.js';

const { ai, aiSteps } = contract;

/** Routes for tools that models can use, and for their proposals. */
@Controller()
export class StepsController {
  constructor(
    private readonly database: DataSource,
    private readonly tools: AiTools,
    private readonly proposals: Proposals,
    private readonly idempotency: Idempotency,
    private readonly servers: McpServers,
    private readonly calls: McpCalls,
  ) {}

  @Call(ai.availableTools)
  availableTools() {
    return implement(ai.availableTools).handler(() => ({ tools: this.tools.offered() }));
  }

  @Call(ai.mcpServers)
  mcpServers() {
    return implement(ai.mcpServers).handler(async () => ({ servers: await this.servers.list() }));
  }

  @Call(ai.checkMcp)
  checkMcp() {
    return implement(ai.checkMcp).handler(() => this.servers.check());
  }

  @Call(aiSteps.create)
  create(@CurrentContext() context: RequestContext) {
    return implement(aiSteps.create).handler(async ({ input }) => {
      const read = await this.proposals.textOfAnswer(context, input.tool);
      return this.idempotency.once(context, input, async (manager) =>
        entryOf(manager, await this.proposals.ofAnswer(manager, context, input.tool, read)),
      );
    });
  }

  @Call(aiSteps.confirm)
  confirm(@CurrentContext() context: RequestContext) {
    return implement(aiSteps.confirm).handler(async () => {
      const whoDoes = rowOf(context, AiStep).tool === 'mcp' ? this.calls : this.proposals;
      return entryOf(this.database.manager, await whoDoes.confirm(context));
    });
  }
}

async function entryOf(manager: EntityManager, { id, runId }: Pick<AiStep, 'id' | 'runId'>) {
  const steps = await stepEntries(manager, [runId]);
  return steps.get(runId)!.find((step) => step.id === id)!;
}
