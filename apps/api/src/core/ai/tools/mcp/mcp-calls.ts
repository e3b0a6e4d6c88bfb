import { type AiStepFailure, SERVER_LIMITS } from '@murmel/contracts';
import { AiConversation, AiRun, AiStep, publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { apiError } from '../../../../platform/api-error.js';
import { accountOf, type RequestContext, rowOf } from '../../../../platform/request-context.js';
import { chatAssistant } from '../../chats/chat-assistant.js';
import { StepFailed } from '../step-failed.js';
import { cutToKeep } from '../step-log.js';
import { callMcp, mcpInput } from './mcp-call.js';
import { McpServers, type OfferedMcpTool } from './mcp-servers.js';

const { callSeconds } = SERVER_LIMITS.mcp;

/** Calls of external tools that wait for confirmation: made once, by the user for whom the answer is. */
@Injectable()
export class McpCalls {
  constructor(
    private readonly database: DataSource,
    private readonly servers: McpServers,
  ) {}

  /**
   * Sends the displayed call exactly once: a call that was begun is not repeated, even if its outcome is unknown.
   * @throws NOT_FOUND in the trash, ASSISTANT_GONE, AI_STEP_NOT_PROPOSED, MCP_UNREACHABLE where nothing was sent
   */
  async confirm(context: RequestContext): Promise<AiStep> {
    const { id, mcpTool } = rowOf(context, AiStep);
    const offered = await this.servers.one(mcpTool!);
    const { step, isMine } = await this.database.transaction((manager) => this.claim(manager, context, offered));
    if (!isMine || !offered) return step;
    const { result, failure } = await this.call(offered, step.proposed!);
    return this.database.transaction(async (manager) => {
      const state = failure === null ? 'made' : 'failed';
      await manager.update(AiStep, { id, state: 'running' }, { state, failure, result: cutToKeep(result) });
      await publish(manager, 'person.changed', { id: accountOf(context).id });
      return manager.findOneByOrFail(AiStep, { id });
    });
  }

  private async claim(
    manager: EntityManager,
    context: RequestContext,
    offered: OfferedMcpTool | undefined,
  ): Promise<{ step: AiStep; isMine: boolean }> {
    const step = await manager.findOne(AiStep, { where: { id: rowOf(context, AiStep).id }, lock: { mode: 'pessimistic_write' } });
    const run = step && (await manager.findOneBy(AiRun, { id: step.runId }));
    const conversation = run && (await manager.findOneBy(AiConversation, { id: run.conversationId, discardedAt: IsNull() }));
    if (!conversation) throw apiError('NOT_FOUND');
    if (step.calledAt !== null) return { step, isMine: false };
    const talk = await chatAssistant(manager, context, conversation);
    if (step.state !== 'proposed' || !talk?.assistant.mcpTools.includes(step.mcpTool!)) throw apiError('AI_STEP_NOT_PROPOSED');
    if (!offered) throw apiError('MCP_UNREACHABLE');
    Object.assign(step, { state: 'running', calledAt: new Date() });
    await manager.save(step);
    return { step, isMine: true };
  }

  private async call(offered: OfferedMcpTool, proposed: object): Promise<{ result: string; failure: AiStepFailure | null }> {
    try {
      const { text, failed } = await callMcp(offered, mcpInput(proposed), AbortSignal.timeout(callSeconds * 1000));
      return { result: text, failure: failed ? 'broken' : null };
    } catch (error) {
      return { result: '', failure: error instanceof StepFailed ? error.failure : 'broken' };
    }
  }
}

/** Ends calls whose process is gone: their outcome is unknown, and they are not repeated. */
export async function endLostCalls(manager: EntityManager): Promise<void> {
  await manager.query(
    `update ai_step set state = 'failed', failure = 'interrupted'
      where state = 'running' and called_at is not null and called_at < now() - make_interval(secs => $1)`,
    [callSeconds * 2],
  );
}
