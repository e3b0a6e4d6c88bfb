import { isTeacher } from '@murmel/access-policy';
import { AI_LIMITS, type AiAsked, CHAT_MESSAGE, checkedWords, type AiMessage as MessageEntry } from '@murmel/contracts';
import { AiConversation, AiMessage, publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { type Asking, accountOf, rowOf } from '../../../platform/asking.js';
import { countCreation } from '../../items/create-item.js';
import { projectChanged } from '../../project-access/project-changed.js';
import type { OfferedModel } from '../ai-providers.js';
import { ownFiles } from '../files/give-files.js';
import { ModelChoice } from '../model-choice.js';
import { beginRun, inTurn, putQuestion } from '../runs/begin-run.js';
import { messageEntries } from '../runs/run-entry.js';
import { countOfDay } from './day-count.js';
import { askingPerson } from './person-rows.js';
import { refusePersonalData } from './refuse-personal-data.js';
import { askedAbout, type TalkedWith, talkedWith } from './talked-with.js';

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
  ) {}

  /**
   * Stores a question with the empty answer to it and counts it, all of it or nothing.
   * @throws NOT_FOUND in the trash, for an answer that it cannot follow and for files of others, PERSONAL_DATA, LIMIT_REACHED, AI_DAY_LIMIT_REACHED, ASSISTANT_GONE, AI_READ_ALONG, AI_RUNS_UNDER_WAY,
   * AI_NOT_CONFIGURED, AI_MODEL_UNKNOWN, AI_MODEL_NO_PICTURES
   */
  async ask(manager: EntityManager, asking: Asking, { text, parentId, model, force, readAlong, files }: Question): Promise<AiAsked> {
    const conversation = rowOf(asking, AiConversation);
    if (conversation.discardedAt) throw apiError('NOT_FOUND');
    const talk = await talkedWith(manager, asking, conversation);
    const asked = this.modelFor(asking, conversation, talk, model);
    if (talk?.inProject?.readable && !readAlong) throw apiError('AI_READ_ALONG');
    const mayForce = isTeacher(asking.actor) || talk?.inProject?.mayForce === true;
    const given = await ownFiles(manager, asking, files);
    // Files that already belong to another question were checked then.
    const unseen = given.filter(({ messageId }) => messageId === null);
    if (!(force && mayForce)) await refusePersonalData(manager, rosterOwner(asking, talk), checkedWords(text, unseen));
    await this.makeRoom(manager, asking, conversation.id, talk);
    if (parentId !== null && !(await manager.existsBy(AiMessage, { id: parentId, conversationId: conversation.id, role: 'assistant' })))
      throw apiError('NOT_FOUND');
    await manager.query("update ai_conversation set title = $2 where id = $1 and title = ''", [conversation.id, titleOf(text)]);
    const { question, answer } = await putQuestion(manager, askingPerson(asking), {
      ...{ conversationId: conversation.id, parentId, text, asked, projectId: talk?.inProject?.projectId ?? null, files: given },
      // The notice shown to the pupil is stored with the message: a teacher who begins to read along in this very moment does not read it.
      readIn: talk?.inProject?.readable ? talk.inProject.projectId : null,
    });
    const [questionEntry, answerEntry] = await messageEntries(manager, [question, answer], this.choice);
    return { question: questionEntry!, answer: answerEntry! };
  }

  /** One more answer. @throws NOT_FOUND for what is no question, else as `ask` */
  async answerAgain(manager: EntityManager, asking: Asking, model: string | undefined): Promise<MessageEntry> {
    const { id: parentId, conversationId, role } = rowOf(asking, AiMessage);
    const conversation = await manager.findOneBy(AiConversation, { id: conversationId });
    if (!conversation || conversation.discardedAt || role !== 'user') throw apiError('NOT_FOUND');
    const talk = await talkedWith(manager, asking, conversation);
    const asked = this.modelFor(asking, conversation, talk, model);
    await this.makeRoom(manager, asking, conversationId, talk);
    const answer = await beginRun(manager, askingPerson(asking), {
      conversationId,
      parentId,
      asked,
      projectId: talk?.inProject?.projectId ?? null,
    });
    return (await messageEntries(manager, [answer], this.choice))[0]!;
  }

  /** The newest first. */
  async list(asking: Asking, { page, limit }: { page: number; limit: number }) {
    const { manager } = this.database;
    const [found, total] = await manager.findAndCount(AiMessage, {
      where: { conversationId: rowOf(asking, AiConversation).id },
      // A question and the answer to it come at the same moment; ids of one process count up.
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { entries: await messageEntries(manager, found, this.choice), page, limit, total };
  }

  async get(asking: Asking): Promise<MessageEntry> {
    return (await messageEntries(this.database.manager, [rowOf(asking, AiMessage)], this.choice))[0]!;
  }

  /** Deletes a message with everything after it. An answer being written there has no row left. */
  async remove(asking: Asking): Promise<void> {
    const { id } = rowOf(asking, AiMessage);
    await this.database.transaction(async (manager) => {
      await manager.delete(AiMessage, { id });
      if (asking.account) await publish(manager, 'person.changed', { id: asking.account.id });
    });
  }

  /** Teachers choose; what an assistant's maker chose comes before the usual one. Learners get what is for them. */
  private modelFor(asking: Asking, conversation: AiConversation, talk: TalkedWith | undefined, wanted: string | undefined): OfferedModel {
    const made = talk?.assistant.model ?? null;
    if (!isTeacher(asking.actor)) return this.choice.forLearner(made);
    const chosen = wanted ?? conversation.model;
    // One that the operator took away stands for none.
    return this.choice.forTeacher(chosen ?? (made !== null && this.choice.named(made) ? made : null));
  }

  /** @throws LIMIT_REACHED with the number: of the month, or of one conversation; AI_DAY_LIMIT_REACHED */
  private async makeRoom(manager: EntityManager, asking: Asking, conversationId: string, talk: TalkedWith | undefined): Promise<void> {
    const person = askingPerson(asking);
    await inTurn(manager, person);
    const limit = AI_LIMITS.messages;
    if ((await manager.countBy(AiMessage, { conversationId })) + 2 > limit) throw apiError('LIMIT_REACHED', { limit, of: 'messages' });
    if (isTeacher(asking.actor)) await countCreation(manager, accountOf(asking), CHAT_MESSAGE);
    if (!talk) return;
    await countOfDay(manager, { person, isPupil: asking.account?.type === 'Pupil' }, askedAbout(talk));
    if (talk.inProject) await projectChanged(manager, talk.inProject.projectId, person.accountId!);
  }
}

/**
 * Returns the account whose classes and lists of names know the people a message may mention: the caller's own, or that of the assistant's
 * maker.
 */
function rosterOwner(asking: Asking, talk: TalkedWith | undefined): string {
  return isTeacher(asking.actor) || !talk ? accountOf(asking).id : talk.ownerId;
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
