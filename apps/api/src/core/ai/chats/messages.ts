import { isTeacher } from '@murmel/access-policy';
import { AI_LIMITS, type AiAsked, CHAT_MESSAGE, checkedWords, type AiMessage as MessageEntry } from '@murmel/contracts';
import { AiConversation, AiMessage, type CountedUse, publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { RateLimits } from '../../../platform/rate-limits.js';
import { accountOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { publishProjectChanged } from '../../project-access/publish-project-changed.js';
import type { OfferedModel } from '../ai-providers.js';
import { DayBudgets } from '../budgets/day-budgets.js';
import { ownFiles } from '../files/attach-files.js';
import { ModelChoice } from '../model-choice.js';
import { beginRun, inTurn, putQuestion } from '../runs/begin-run.js';
import { messageEntries } from '../runs/run-entry.js';
import { askedSubjectOf, asksAsLearner, type ChatAssistant, chatAssistant } from './chat-assistant.js';
import { callingPerson, idOf } from './person-rows.js';
import { refuseLearnersPersonalData, refusePersonalData } from './refuse-personal-data.js';

interface Question {
  text: string;
  /** true to send although the text contains personal data */
  force: boolean;
  /** they know that their teacher reads along */
  readAlong: boolean;
  parentId: string | null;
  model?: string | undefined;
  /** ids of one's own files */
  files: readonly string[];
}

/** Messages in chats. */
@Injectable()
export class Messages {
  constructor(
    private readonly database: DataSource,
    private readonly choice: ModelChoice,
    private readonly budgets: DayBudgets,
    private readonly rateLimits: RateLimits,
  ) {}

  /**
   * Stores a question with the empty answer to it and counts it, all of it or nothing.
   * @throws NOT_FOUND in the trash, for an answer that it cannot follow and for files of others, PERSONAL_DATA, LIMIT_REACHED, AI_DAY_LIMIT_REACHED, ASSISTANT_GONE, AI_READ_ALONG, AI_RUNS_UNDER_WAY,
   * AI_NOT_CONFIGURED, AI_MODEL_UNKNOWN, AI_MODEL_NO_PICTURES
   */
  async ask(
    manager: EntityManager,
    context: RequestContext,
    { text, parentId, model, force, readAlong, files }: Question,
  ): Promise<AiAsked> {
    const conversation = rowOf(context, AiConversation);
    if (conversation.discardedAt) throw apiError('NOT_FOUND');
    const talk = await chatAssistant(manager, context, conversation);
    const asked = this.modelFor(context, conversation, talk, model);
    if (talk?.inProject?.readable && !readAlong) throw apiError('AI_READ_ALONG');
    const asLearner = asksAsLearner(context, conversation);
    const mayForce = !asLearner || talk?.inProject?.mayForce === true;
    const given = await ownFiles(manager, context, files);
    // Files that already belong to another question were checked then.
    const unseen = given.filter(({ messageId }) => messageId === null);
    if (!(force && mayForce)) {
      const words = checkedWords(text, unseen);
      if (asLearner) await refuseLearnersPersonalData(manager, { limits: this.rateLimits, personId: idOf(callingPerson(context)) }, words);
      else await refusePersonalData(manager, accountOf(context).id, words);
    }
    const counted = await this.makeRoom(manager, context, conversation.id, talk);
    if (parentId !== null && !(await manager.existsBy(AiMessage, { id: parentId, conversationId: conversation.id, role: 'assistant' })))
      throw apiError('NOT_FOUND');
    await manager.query("update ai_conversation set title = $2 where id = $1 and title = ''", [conversation.id, titleOf(text)]);
    const { question, answer } = await putQuestion(manager, callingPerson(context), {
      ...{ conversationId: conversation.id, parentId, text, asked, files: given },
      ...{ projectId: talk?.inProject?.projectId ?? null, counted },
      // The notice shown to the pupil is stored with the message: a teacher who begins to read along in this very moment does not read it.
      readIn: talk?.inProject?.readable ? talk.inProject.projectId : null,
    });
    const [questionEntry, answerEntry] = await messageEntries(manager, [question, answer], this.choice);
    return { question: questionEntry!, answer: answerEntry! };
  }

  /** One more answer. @throws NOT_FOUND for what is no question, else as `ask` */
  async answerAgain(manager: EntityManager, context: RequestContext, model: string | undefined): Promise<MessageEntry> {
    const { id: parentId, conversationId, role } = rowOf(context, AiMessage);
    const conversation = await manager.findOneBy(AiConversation, { id: conversationId });
    if (!conversation || conversation.discardedAt || role !== 'user') throw apiError('NOT_FOUND');
    const talk = await chatAssistant(manager, context, conversation);
    const asked = this.modelFor(context, conversation, talk, model);
    const counted = await this.makeRoom(manager, context, conversationId, talk);
    const answer = await beginRun(manager, callingPerson(context), {
      ...{ conversationId, parentId, asked, counted },
      projectId: talk?.inProject?.projectId ?? null,
    });
    return (await messageEntries(manager, [answer], this.choice))[0]!;
  }

  /** The newest first. */
  async list(context: RequestContext, { page, limit }: { page: number; limit: number }) {
    const { manager } = this.database;
    const [found, total] = await manager.findAndCount(AiMessage, {
      where: { conversationId: rowOf(context, AiConversation).id },
      // A question and the answer to it come at the same moment; ids of one process count up.
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { entries: await messageEntries(manager, found, this.choice), page, limit, total };
  }

  async get(context: RequestContext): Promise<MessageEntry> {
    return (await messageEntries(this.database.manager, [rowOf(context, AiMessage)], this.choice))[0]!;
  }

  /** Deletes a message with everything after it. An answer being written there has no row left. */
  async remove(context: RequestContext): Promise<void> {
    const { id } = rowOf(context, AiMessage);
    await this.database.transaction(async (manager) => {
      await manager.delete(AiMessage, { id });
      if (context.account) await publish(manager, 'person.changed', { id: context.account.id });
    });
  }

  /** Teachers choose; what an assistant's maker chose comes before the usual one. Learners get what is for them. */
  private modelFor(
    context: RequestContext,
    conversation: AiConversation,
    talk: ChatAssistant | undefined,
    wanted: string | undefined,
  ): OfferedModel {
    const made = talk?.assistant.model ?? null;
    if (asksAsLearner(context, conversation)) return this.choice.forLearner(made);
    const chosen = wanted ?? conversation.model;
    // One that the operator took away stands for none.
    return this.choice.forTeacher(chosen ?? (made !== null && this.choice.named(made) ? made : null));
  }

  /** @throws LIMIT_REACHED with the number: of the month, or of one conversation; AI_DAY_LIMIT_REACHED */
  private async makeRoom(
    manager: EntityManager,
    context: RequestContext,
    conversationId: string,
    talk: ChatAssistant | undefined,
  ): Promise<CountedUse> {
    const person = callingPerson(context);
    await inTurn(manager, person);
    const limit = AI_LIMITS.messages;
    if ((await manager.countBy(AiMessage, { conversationId })) + 2 > limit) throw apiError('LIMIT_REACHED', { limit, of: 'messages' });
    const about = talk && askedSubjectOf(talk);
    const counted = isTeacher(context.actor)
      ? await this.budgets.countForTeacher(manager, accountOf(context), CHAT_MESSAGE, about)
      : await this.budgets.count(manager, { person, isPupil: context.account?.type === 'Pupil' }, about);
    if (talk?.inProject) await publishProjectChanged(manager, talk.inProject.projectId, person.accountId!);
    return counted;
  }
}

/** The first line of the first question. */
export function titleOf(text: string): string {
  const line = text.split('\n', 1)[0]!.replace(/\s+/g, ' ').trim();
  const { max } = AI_LIMITS.title;
  return [...line].length <= max
    ? line
    : `${[...line]
        .slice(0, max - 2)
        .join('')
        .trimEnd()} …`;
}
