import { contract } from '@murmel/contracts';
import { AiStep } from '@murmel/server';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource, type EntityManager } from 'typeorm';
import { Call } from '../../../platform/call.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { CurrentContext, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { AiTools } from './ai-tools.js';
import { ProposedImages } from './images/proposed-images.js';
import { McpCalls } from './mcp/mcp-calls.js';
import { McpServers } from './mcp/mcp-servers.js';
import { ConfirmedFetches } from './pages/confirmed-fetches.js';
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
    private readonly fetches: ConfirmedFetches,
    private readonly images: ProposedImages,
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
      return entryOf(this.database.manager, await this.confirming(context).confirm(context));
    });
  }

  private confirming(context: RequestContext): { confirm(context: RequestContext): Promise<AiStep> } {
    const { tool } = rowOf(context, AiStep);
    if (tool === 'mcp') return this.calls;
    if (tool === 'generate_image') return this.images;
    return this.fetches.has(context) ? this.fetches : this.proposals;
  }
}

async function entryOf(manager: EntityManager, { id, runId }: Pick<AiStep, 'id' | 'runId'>) {
  const steps = await stepEntries(manager, [runId]);
  return steps.get(runId)!.find((step) => step.id === id)!;
}
