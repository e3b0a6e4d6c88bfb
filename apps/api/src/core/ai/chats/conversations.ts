import { isTeacher } from '@murmel/access-policy';
import {
  AI_LIMITS,
  type AiPartner,
  type AssistantCategory,
  type AiConversation as ConversationEntry,
  type FoundAiConversation,
  personaOf,
} from '@murmel/contracts';
import { AiConversation, newId, publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOptionsOrder, type FindOptionsWhere, In, IsNull, Not, Raw } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { itemOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { type AccountOrVisitor, accountOrVisitorOf } from '../../answers/respondent.js';
import { ModelChoice } from '../model-choice.js';
import { inTurn } from '../runs/begin-run.js';
import { endRuns } from '../runs/end-runs.js';
import { excerptAround } from './excerpt.js';
import { findChats } from './find-chats.js';
import { callingPerson, rowsOf } from './person-rows.js';

interface Page {
  page: number;
  limit: number;
}
export interface ConversationFields {
  title?: string | undefined;
  model?: string | null | undefined;
  systemPrompt?: string | undefined;
}
interface ListQuery extends Page {
  discarded: boolean;
  persona?: string | undefined;
  assistant?: string | undefined;
  assistantCategory?: AssistantCategory | undefined;
  partner?: AiPartner | undefined;
}
/** Filters for the chats of one person by partner: a user's own characters are assistants with a role. */
const WITH: Readonly<Record<AiPartner, string>> = {
  character: `select c.id from ai_conversation c left join assistant a on a.item_id = c.assistant_id
    where c.account_id = :accountId and (c.persona is not null or a.persona_category is not null)`,
  assistant: `select c.id from ai_conversation c join assistant a on a.item_id = c.assistant_id
    where c.account_id = :accountId and a.persona_category is null`,
};
type NewConversation = ConversationFields & { persona?: string | undefined };

/** Chats: begun, found, renamed, thrown away and brought back. */
@Injectable()
export class Conversations {
  constructor(
    private readonly database: DataSource,
    private readonly choice: ModelChoice,
  ) {}

  /** @throws LIMIT_REACHED with the number, AI_MODEL_UNKNOWN, PERSONA_UNKNOWN */
  async create(
    manager: EntityManager,
    context: RequestContext,
    { model, persona, systemPrompt = '' }: NewConversation,
  ): Promise<ConversationEntry> {
    if (model) this.choice.forTeacher(model);
    if (persona !== undefined && !personaOf(persona)) throw apiError('PERSONA_UNKNOWN');
    const limit = AI_LIMITS.conversations;
    return begin(manager, callingPerson(context), { model: model ?? null, persona: persona ?? null, systemPrompt }, limit);
  }

  /** One that begins with a prompt out of a form. @throws LIMIT_REACHED with the number */
  createFor(manager: EntityManager, context: RequestContext, fields: { title: string; model: string | null; withoutTools: boolean }) {
    return begin(manager, callingPerson(context), fields, AI_LIMITS.conversations);
  }

  /** One about a document. @throws LIMIT_REACHED with the number */
  createAbout(manager: EntityManager, context: RequestContext, title: string) {
    const fields = { title, aboutDocument: true, withoutTools: true };
    return begin(manager, callingPerson(context), fields, AI_LIMITS.conversations);
  }

  /** Creates a chat with the requested assistant, if the caller may talk with it. @throws LIMIT_REACHED with the number */
  async createWith(manager: EntityManager, context: RequestContext, asLearner = false): Promise<ConversationEntry> {
    const limit = isTeacher(context.actor) ? AI_LIMITS.conversations : AI_LIMITS.conversationsOfLearner;
    return begin(manager, callingPerson(context), { assistantId: itemOf(context).id, asLearner }, limit);
  }

  /** Lists the caller's own chats with the requested assistant; a caller without a cookie has none. */
  async listWith(context: RequestContext, page: Page) {
    const person = accountOrVisitorOf(context.actor);
    if (!person) return { entries: [], ...page, total: 0 };
    const { id: assistantId } = itemOf(context);
    return this.page({ ...rowsOf(person), assistantId, discardedAt: IsNull() }, { changedAt: 'DESC', id: 'DESC' }, page);
  }

  async list(accountId: string, { page, limit, discarded, persona, assistant, assistantCategory, partner }: ListQuery) {
    const ofCategory = assistantCategory && {
      assistantId: Raw((column) => `${column} in (select item_id from assistant where category = :category)`, {
        category: assistantCategory,
      }),
    };
    const where = {
      ...{
        accountId,
        suggestionId: IsNull(),
        aboutDocument: false,
        discardedAt: discarded ? Not(IsNull()) : IsNull(),
        ...(persona !== undefined && { persona }),
      },
      ...(ofCategory ?? (assistant !== undefined && { assistantId: assistant })),
      ...(partner && { id: Raw((column) => `${column} in (${WITH[partner]})`, { accountId }) }),
    };
    return this.page(where, discarded ? { discardedAt: 'DESC', id: 'DESC' } : { changedAt: 'DESC', id: 'DESC' }, { page, limit });
  }

  private async page(where: FindOptionsWhere<AiConversation>, order: FindOptionsOrder<AiConversation>, { page, limit }: Page) {
    const { manager } = this.database;
    const [found, total] = await manager.findAndCount(AiConversation, { where, order, skip: (page - 1) * limit, take: limit });
    return { entries: found.map(entryOf), page, limit, total };
  }

  /** Searches titles and messages, the most recently used chat first. */
  async search(accountId: string, { page, limit, query }: Page & { query: string }) {
    const { total, found } = await findChats(this.database.manager, accountId, { query, limit, offset: (page - 1) * limit });
    const ids = found.map(({ id }) => id);
    const conversations = new Map((await this.database.manager.findBy(AiConversation, { id: In(ids) })).map((one) => [one.id, one]));
    const entries = found.flatMap(({ id, said }): FoundAiConversation[] => {
      const conversation = conversations.get(id);
      return conversation ? [{ ...entryOf(conversation), excerpt: said === null ? '' : excerptAround(said, query) }] : [];
    });
    return { entries, page, limit, total };
  }

  get(context: RequestContext): ConversationEntry {
    return entryOf(rowOf(context, AiConversation));
  }

  /** @throws AI_MODEL_UNKNOWN */
  async change(context: RequestContext, { title, model, systemPrompt }: ConversationFields): Promise<ConversationEntry> {
    if (model) this.choice.forTeacher(model);
    return this.update(context, {
      ...(title !== undefined && { title }),
      ...(model !== undefined && { model }),
      ...(systemPrompt !== undefined && { systemPrompt }),
    });
  }

  /** Discards a chat; ends the runs that write in it. */
  discard(context: RequestContext): Promise<string[]> {
    return this.discardOne(rowOf(context, AiConversation));
  }

  async discardOne({ id, accountId, discardedAt }: AiConversation): Promise<string[]> {
    return this.database.transaction(async (manager) => {
      await manager.update(AiConversation, { id }, { discardedAt: discardedAt ?? new Date() });
      await publishChatsChanged(manager, accountId);
      return endRuns(manager, 'r.conversation_id = $3', id, { state: 'cancelled' });
    });
  }

  restore(context: RequestContext): Promise<ConversationEntry> {
    return this.update(context, { discardedAt: null });
  }

  private async update(context: RequestContext, fields: Partial<AiConversation>): Promise<ConversationEntry> {
    const { id, accountId } = rowOf(context, AiConversation);
    return this.database.transaction(async (manager) => {
      if (Object.keys(fields).length > 0) await manager.update(AiConversation, { id }, fields);
      await publishChatsChanged(manager, accountId);
      const changed = await manager.findOneBy(AiConversation, { id });
      if (!changed) throw apiError('NOT_FOUND');
      return entryOf(changed);
    });
  }
}

/** The windows of an account; a guest has no list of chats that is shown live. */
async function publishChatsChanged(manager: EntityManager, accountId: string | null): Promise<void> {
  if (accountId !== null) await publish(manager, 'person.changed', { id: accountId });
}

/** @throws LIMIT_REACHED with the number: of all that this person has, or of those with one assistant */
async function begin(
  manager: EntityManager,
  person: AccountOrVisitor,
  fields: Partial<
    Pick<AiConversation, 'title' | 'model' | 'persona' | 'assistantId' | 'systemPrompt' | 'withoutTools' | 'asLearner' | 'aboutDocument'>
  >,
  limit: number,
): Promise<ConversationEntry> {
  await inTurn(manager, person);
  const counted = limit === AI_LIMITS.conversations ? {} : { assistantId: fields.assistantId! };
  if ((await manager.countBy(AiConversation, { ...rowsOf(person), suggestionId: IsNull(), ...counted })) >= limit)
    throw apiError('LIMIT_REACHED', { limit, of: 'conversations' });
  const now = new Date();
  const conversation = manager.create(AiConversation, {
    ...{ id: newId(), ...person, title: '', model: null, persona: null, assistantId: null, systemPrompt: '', asLearner: false, ...fields },
    ...{ createdAt: now, changedAt: now, discardedAt: null },
  });
  await manager.insert(AiConversation, conversation);
  await publishChatsChanged(manager, person.accountId);
  return entryOf(conversation);
}

function entryOf({
  id,
  title,
  model,
  persona,
  assistantId,
  systemPrompt,
  createdAt,
  changedAt,
  discardedAt,
}: AiConversation): ConversationEntry {
  return {
    ...{ id, title, model, persona, assistantId, systemPrompt },
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    discardedAt: discardedAt?.toISOString() ?? null,
  };
}
