import { isTeacher } from '@murmel/access-policy';
import { type AiRunState, CHAT_MESSAGE, type AiMessage as MessageEntry, type AiRun as RunEntry } from '@murmel/contracts';
import { AiConversation, AiMessage, AiRun, AiSuggestion, type CountedUse } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { accountOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { publishProjectChanged } from '../../project-access/publish-project-changed.js';
import { DayBudgets } from '../budgets/day-budgets.js';
import { askedSubjectOf, asksAsLearner, type ChatAssistant, chatAssistant } from '../chats/chat-assistant.js';
import { callingPerson } from '../chats/person-rows.js';
import { ModelChoice } from '../model-choice.js';
import { documentOfSuggestion } from '../suggestions/suggestion-document.js';
import { beginRun, inTurn } from './begin-run.js';
import { endRuns } from './end-runs.js';
import { messageEntries, runEntry } from './run-entry.js';
import { RunExecutor } from './run-executor.js';

interface Page {
  page: number;
  limit: number;
}

/** Runs of a user's models, under way and past. */
@Injectable()
export class AiRuns {
  constructor(
    private readonly database: DataSource,
    private readonly choice: ModelChoice,
    private readonly maker: RunExecutor,
    private readonly budgets: DayBudgets,
  ) {}

  async list(accountId: string, { page, limit, state }: Page & { state?: AiRunState | undefined }) {
    const [runs, total] = await this.database.manager.findAndCount(AiRun, {
      where: { accountId, ...(state && { state }) },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { entries: runs.map((run) => runEntry(run, this.choice)), page, limit, total };
  }

  get(context: RequestContext): RunEntry {
    return runEntry(rowOf(context, AiRun), this.choice);
  }

  /** The answer that a run writes. */
  async answer(context: RequestContext): Promise<MessageEntry> {
    const { manager } = this.database;
    const message = await manager.findOneBy(AiMessage, { id: rowOf(context, AiRun).messageId });
    if (!message) throw apiError('NOT_FOUND');
    return (await messageEntries(manager, [message], this.choice))[0]!;
  }

  /** Cancels a run; one that ended before keeps its end. */
  async cancel(context: RequestContext): Promise<RunEntry> {
    const { id } = rowOf(context, AiRun);
    await this.database.transaction((manager) => endRuns(manager, 'r.id = $3', id, { state: 'cancelled' }));
    this.maker.stop(id);
    const run = await this.database.manager.findOneBy(AiRun, { id });
    if (!run) throw apiError('NOT_FOUND');
    return runEntry(run, this.choice);
  }

  /**
   * Asks once more. It counts unless words came that were counted and then broke off: what brought none was given back, and what a filter refused
   * made the provider work.
   * @throws NOT_FOUND in the trash, AI_RUN_NOT_FAILED also where it was repeated before, AI_RUNS_UNDER_WAY, AI_MODEL_UNKNOWN, AI_MODEL_NO_PICTURES, ASSISTANT_GONE,
   * LIMIT_REACHED, AI_DAY_LIMIT_REACHED
   */
  async retry(context: RequestContext, wanted: string | undefined): Promise<MessageEntry> {
    const person = callingPerson(context);
    const { id, conversationId, askedModel, projectId: before } = rowOf(context, AiRun);
    const entry = await this.database.transaction(async (manager) => {
      await inTurn(manager, person);
      const conversation = await manager.findOneBy(AiConversation, { id: conversationId, discardedAt: IsNull() });
      if (!conversation) throw apiError('NOT_FOUND');
      const talk = await chatAssistant(manager, context, conversation);
      const [rows] = await manager.query<[{ parent_id: string; paid: boolean; counted: CountedUse | null }[]]>(
        `update ai_run r set retried = true from ai_message m
          where r.id = $1 and r.state = 'failed' and not r.retried and m.id = r.message_id 
          returning m.parent_id, r.counted, r.counted is not null and not r.given_back and r.failure <> 'filtered' as paid`,
        [id],
      );
      const [failed] = rows;
      if (!failed) throw apiError('AI_RUN_NOT_FAILED');
      const asLearner = asksAsLearner(context, conversation);
      const asked = asLearner ? this.choice.forLearner(askedModel) : this.choice.forTeacher(wanted ?? askedModel);
      const projectId = talk?.inProject?.projectId ?? before;
      const counted = failed.paid ? null : await this.countAnew(manager, context, { conversation, talk, before: failed.counted });
      if (counted && projectId !== null) await publishProjectChanged(manager, projectId, person.accountId ?? undefined);
      const answer = await beginRun(manager, person, { conversationId, parentId: failed.parent_id, asked, projectId, counted });
      return (await messageEntries(manager, [answer], this.choice))[0]!;
    });
    this.maker.begin(entry.run!.id);
    return entry;
  }

  /** @param before null where this repeats a repetition */
  private async countAnew(
    manager: EntityManager,
    context: RequestContext,
    {
      conversation: { suggestionId },
      talk,
      before,
    }: { conversation: AiConversation; talk: ChatAssistant | undefined; before: CountedUse | null },
  ): Promise<CountedUse> {
    const about = talk && askedSubjectOf(talk);
    if (isTeacher(context.actor))
      return this.budgets.countForTeacher(manager, accountOf(context), before?.created?.kind ?? CHAT_MESSAGE, about);
    const asks = { person: callingPerson(context), isPupil: context.account?.type === 'Pupil' };
    if (suggestionId === null) return this.budgets.count(manager, asks, about);
    const { documentId } = await manager.findOneByOrFail(AiSuggestion, { id: suggestionId });
    const { inProject } = await documentOfSuggestion(manager, context, suggestionId);
    return this.budgets.count(manager, asks, { itemId: documentId, dailyLimit: null, inProject });
  }
}
