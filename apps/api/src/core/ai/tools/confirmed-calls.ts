import { type AiStepFailure, SERVER_LIMITS } from '@murmel/contracts';
import { AiConversation, AiRun, AiStep, publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { accountOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { type ChatAssistant, chatAssistant } from '../chats/chat-assistant.js';
import { StepFailed } from './step-failed.js';
import { cutToKeep } from './step-log.js';

/** Outcome of a call. */
export interface CallOutcome {
  result: string;
  sources?: AiStep['sources'];
  failure: AiStepFailure | null;
}

/** A call that waits for a click. */
export interface WaitingCall {
  /** true if the tool may still be used; the assistant's maker may have taken it away @throws when it cannot be used now */
  mayCall(step: AiStep, talk: ChatAssistant | undefined): boolean;
  /** @throws StepFailed */
  call(step: AiStep): Promise<CallOutcome>;
}

/** Calls to the outside that wait for confirmation: made once, by the user for whom the answer is. */
@Injectable()
export class ConfirmedCalls {
  constructor(private readonly database: DataSource) {}

  /**
   * Makes the displayed call exactly once: a call that was begun is not repeated, even if its outcome is unknown.
   * @throws NOT_FOUND in the trash, ASSISTANT_GONE, AI_STEP_NOT_PROPOSED, what `mayCall` throws
   */
  async confirm(context: RequestContext, waiting: WaitingCall): Promise<AiStep> {
    const { id } = rowOf(context, AiStep);
    const { step, isMine } = await this.database.transaction((manager) => this.claim(manager, context, waiting));
    if (!isMine) return step;
    const { result, sources = [], failure } = await outcomeOf(waiting, step);
    return this.database.transaction(async (manager) => {
      const state = failure === null ? 'made' : 'failed';
      await manager.update(AiStep, { id, state: 'running' }, { state, failure, sources, result: cutToKeep(result) });
      await publish(manager, 'person.changed', { id: accountOf(context).id });
      return manager.findOneByOrFail(AiStep, { id });
    });
  }

  private async claim(
    manager: EntityManager,
    context: RequestContext,
    { mayCall }: WaitingCall,
  ): Promise<{ step: AiStep; isMine: boolean }> {
    const step = await manager.findOne(AiStep, { where: { id: rowOf(context, AiStep).id }, lock: { mode: 'pessimistic_write' } });
    const run = step && (await manager.findOneBy(AiRun, { id: step.runId }));
    const conversation = run && (await manager.findOneBy(AiConversation, { id: run.conversationId, discardedAt: IsNull() }));
    if (!conversation) throw apiError('NOT_FOUND');
    if (step.calledAt !== null) return { step, isMine: false };
    const talk = await chatAssistant(manager, context, conversation);
    if (step.state !== 'proposed' || !mayCall(step, talk)) throw apiError('AI_STEP_NOT_PROPOSED');
    Object.assign(step, { state: 'running', calledAt: new Date() });
    await manager.save(step);
    return { step, isMine: true };
  }
}

async function outcomeOf(waiting: WaitingCall, step: AiStep): Promise<CallOutcome> {
  try {
    return await waiting.call(step);
  } catch (error) {
    return { result: '', failure: error instanceof StepFailed ? error.failure : 'broken' };
  }
}

/** Ends calls whose process is gone: their outcome is unknown, and they are not repeated. */
export async function endLostCalls(manager: EntityManager): Promise<void> {
  await manager.query(
    `update ai_step set state = 'failed', failure = 'interrupted'
      where state = 'running' and called_at is not null
        and called_at < now() - make_interval(secs => case when tool = 'mcp' then $1::float8 else $2::float8 end)`,
    [SERVER_LIMITS.mcp.callSeconds * 2, SERVER_LIMITS.aiSpeech.seconds * 2],
  );
}
