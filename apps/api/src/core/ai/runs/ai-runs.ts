import { isTeacher } from '@murmel/access-policy';
import type { AiRunState, AiMessage as MessageEntry, AiRun as RunEntry } from '@murmel/contracts';
import { AiConversation, AiMessage, AiRun, type CountedUse } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { accountOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { publishProjectChanged } from '../../project-access/publish-project-changed.js';
import { DayBudgets } from '../budgets/day-budgets.js';
import { askedSubjectOf, type ChatAssistant, chatAssistant } from '../chats/chat-assistant.js';
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
   * Asks once more. What brought no word was given back, so that it counts anew; else it was counted already.
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
      const [rows] = await manager.query<[{ parent_id: string; given_back: boolean; counted: CountedUse | null }[]]>(
        `update ai_run r set retried = true from ai_message m
          where r.id = $1 and r.state = 'failed' and not r.retried and m.id = r.message_id returning m.parent_id, r.given_back, r.counted`,
        [id],
      );
      const [failed] = rows;
      if (!failed) throw apiError('AI_RUN_NOT_FAILED');
      const asked = isTeacher(context.actor) ? this.choice.forTeacher(wanted ?? askedModel) : this.choice.forLearner(askedModel);
      const projectId = talk?.inProject?.projectId ?? before;
      const counted =
        failed.given_back && failed.counted ? await this.countAnew(manager, context, { conversation, talk, before: failed.counted }) : null;
      if (counted && projectId !== null) await publishProjectChanged(manager, projectId, person.accountId ?? undefined);
      const answer = await beginRun(manager, person, { conversationId, parentId: failed.parent_id, asked, projectId, counted });
      return (await messageEntries(manager, [answer], this.choice))[0]!;
    });
    this.maker.begin(entry.run!.id);
    return entry;
  }

  private async countAnew(
    manager: EntityManager,
    context: RequestContext,
    { conversation: { suggestionId }, talk, before }: { conversation: AiConversation; talk: ChatAssistant | undefined; before: CountedUse },
  ): Promise<CountedUse> {
    const about = talk && askedSubjectOf(talk);
    if (before.created) return this.budgets.countForTeacher(manager, accountOf(context), before.created.kind, about);
    const ofText = suggestionId !== null &&
      before.itemId !== undefined && {
        ...{ itemId: before.itemId, dailyLimit: null },
        inProject: (await documentOfSuggestion(manager, context, suggestionId)).inProject,
      };
    const asks = { person: callingPerson(context), isPupil: context.account?.type === 'Pupil' };
    return this.budgets.count(manager, asks, ofText || about);
  }
}
