import { isTeacher } from '@murmel/access-policy';
import { CHAT_MESSAGE, type ErrorCode, languageOptions, type Suggestion, type WritingHelp } from '@murmel/contracts';
import { AiConversation, AiMessage, AiSuggestion, type CountedUse, newId, type WantedSuggestion } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { RateLimits } from '../../../platform/rate-limits.js';
import { itemOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { publishProjectChanged } from '../../project-access/publish-project-changed.js';
import { CONTRIBUTIONS, type Contributions } from '../../tool-contribution/contributions.js';
import type { OfferedModel } from '../ai-providers.js';
import { DayBudgets } from '../budgets/day-budgets.js';
import { refuseLearnersPersonalData, refusePersonalData } from '../chats/refuse-personal-data.js';
import { ModelChoice } from '../model-choice.js';
import { beginRun, inTurn, putQuestion } from '../runs/begin-run.js';
import { ownClients, refuseWordsOfOthers } from './own-words.js';
import { type SuggestionDocument, suggestionDocument } from './suggestion-document.js';
import { suggestionPrompt } from './suggestion-prompt.js';
import { closeSuggestions, conversationFor, suggestionEntry } from './suggestion-rows.js';

export interface SuggestionRequest extends WantedSuggestion {
  task?: string | undefined;
  text: string;
  place: string;
  taken: string;
  client: number | null;
  force: boolean;
  /** they know that their teacher reads what is sent */
  readAlong: boolean;
}

/** The created suggestion and the runs that ended because of it. */
interface Begun {
  suggestion: Suggestion;
  ended: string[];
}

/** Suggestions of models for writers of a text. */
@Injectable()
export class Suggestions {
  constructor(
    private readonly database: DataSource,
    private readonly choice: ModelChoice,
    private readonly budgets: DayBudgets,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    private readonly rateLimits: RateLimits,
  ) {}

  /** Returns if models help here, how many requests are left, and the open suggestion. */
  async help(context: RequestContext): Promise<WritingHelp> {
    const { manager } = this.database;
    const nothing = {
      paused: false,
      mayForce: false,
      readAlong: false,
      projectId: null,
      onlyOwn: false,
      ownClients: [],
      left: null,
      limit: null,
      open: null,
    };
    const helped = await this.helped(manager, context).catch(refusedAs('FORBIDDEN'));
    if (!helped) {
      if (!context.account) throw apiError('FORBIDDEN');
      return { offered: 'none', ...nothing };
    }
    const teacher = isTeacher(context.actor);
    try {
      this.modelFor(context);
    } catch (error) {
      refusedAs('AI_NOT_CONFIGURED')(error);
      return { offered: teacher ? 'missing' : 'none', ...nothing };
    }
    const open = await manager.findOneBy(AiSuggestion, openOf(context, helped));
    return {
      offered: 'yes',
      paused: helped.inProject?.stopped === true,
      mayForce: teacher || helped.inProject?.mayForce === true,
      readAlong: helped.inProject?.readable === true,
      ...throughProject(helped),
      onlyOwn: !teacher,
      ownClients: teacher ? [] : await ownClients(manager, itemOf(context).id, helped.account.id),
      ...(await this.leftOf(manager, context, helped)),
      open: open && (await suggestionEntry(manager, open, this.choice)),
    };
  }

  /** @throws FORBIDDEN, AI_PAUSED, BAD_REQUEST, AI_READ_ALONG, NOT_OWN_WORDS, PERSONAL_DATA, LIMIT_REACHED, AI_DAY_LIMIT_REACHED, AI_RUNS_UNDER_WAY, AI_NOT_CONFIGURED */
  async create(
    manager: EntityManager,
    context: RequestContext,
    { task, text, place, taken, client, force, readAlong, ...told }: SuggestionRequest,
  ): Promise<Begun> {
    const helped = await this.helpedNow(manager, context);
    const asked = this.modelFor(context);
    const wanted = usefulOf(told, task, text);
    const readable = helped.inProject?.readable === true;
    if (readable && !readAlong) throw apiError('AI_READ_ALONG');
    if (!isTeacher(context.actor))
      await refuseWordsOfOthers(manager, this.contributions, { ...kindOf(context), accountId: helped.account.id }, text);
    const mayForce = isTeacher(context.actor) || helped.inProject?.mayForce === true;
    if (!(force && mayForce)) {
      const words = suggestionPrompt(task, text);
      if (isTeacher(context.actor)) await refusePersonalData(manager, helped.rosterOwnerId, words);
      else await refuseLearnersPersonalData(manager, { limits: this.rateLimits, personId: helped.account.id }, words);
    }
    await inTurn(manager, personOf(helped));
    const before = await manager.findBy(AiSuggestion, openOf(context, helped));
    // Ends runs before anything is counted: runs that end give back in this order, too.
    const ended = await closeSuggestions(
      manager,
      before.map(({ id }) => id),
    );
    const counted = await this.count(manager, context, helped);
    const suggestion = manager.create(AiSuggestion, {
      ...{ id: newId(), documentId: itemOf(context).id, accountId: helped.account.id, wanted, place, taken },
      client: client === null ? null : String(client),
      ...{ createdAt: new Date(), closedAt: null },
    });
    await manager.insert(AiSuggestion, suggestion);
    if (client !== null) await nobodysNumber(manager, suggestion);
    const conversationId = await conversationFor(manager, suggestion);
    await putQuestion(manager, personOf(helped), {
      ...{ conversationId, parentId: null, text: suggestionPrompt(task, text), asked, counted, files: [] },
      // The notice shown to the pupil is stored with the message: a teacher who begins to read along in this very moment does not read it.
      ...{ ...throughProject(helped), readIn: readable ? helped.inProject!.projectId : null },
    });
    return { suggestion: await suggestionEntry(manager, suggestion, this.choice), ended };
  }

  /** @throws as `create`, and NOT_FOUND where it was closed meanwhile */
  async again(manager: EntityManager, context: RequestContext): Promise<Begun> {
    const helped = await this.helpedNow(manager, context);
    const asked = this.modelFor(context);
    await inTurn(manager, personOf(helped));
    const counted = await this.count(manager, context, helped);
    const suggestion = await openNow(manager, context);
    const conversation = await manager.findOneByOrFail(AiConversation, { suggestionId: suggestion.id });
    const question = await manager.findOneByOrFail(AiMessage, { conversationId: conversation.id, role: 'user' });
    await beginRun(manager, personOf(helped), {
      ...{ conversationId: conversation.id, parentId: question.id, asked, counted, ...throughProject(helped) },
    });
    return { suggestion: await suggestionEntry(manager, suggestion, this.choice), ended: [] };
  }

  /** Closes a suggestion; one already closed on another device no longer exists. @returns the runs that ended */
  close(context: RequestContext): Promise<string[]> {
    return this.database.transaction(async (manager) => {
      const { id } = await openNow(manager, context);
      return closeSuggestions(manager, [id]);
    });
  }

  /** Pupils get none in tools that cannot tell what they wrote themselves. @throws FORBIDDEN */
  private async helped(manager: EntityManager, context: RequestContext): Promise<SuggestionDocument> {
    const { itemId, kind } = kindOf(context);
    const helped = await suggestionDocument(manager, context, itemId);
    if (!isTeacher(context.actor) && !this.contributions[kind]?.writtenBy) throw apiError('FORBIDDEN');
    return helped;
  }

  /** @throws FORBIDDEN, AI_PAUSED */
  private async helpedNow(manager: EntityManager, context: RequestContext): Promise<SuggestionDocument> {
    const helped = await this.helped(manager, context);
    if (helped.inProject?.stopped) throw apiError('AI_PAUSED');
    return helped;
  }

  private modelFor(context: RequestContext): OfferedModel {
    return isTeacher(context.actor) ? this.choice.forTeacher(null) : this.choice.forLearner(null);
  }

  /** @throws LIMIT_REACHED of the month, AI_DAY_LIMIT_REACHED */
  private async count(manager: EntityManager, context: RequestContext, helped: SuggestionDocument): Promise<CountedUse> {
    if (isTeacher(context.actor)) return this.budgets.countForTeacher(manager, helped.account, CHAT_MESSAGE);
    const counted = await this.budgets.count(manager, asksAs(helped), aboutText(context, helped));
    if (helped.inProject) await publishProjectChanged(manager, helped.inProject.projectId, helped.account.id);
    return counted;
  }

  private async leftOf(manager: EntityManager, context: RequestContext, helped: SuggestionDocument) {
    const about = isTeacher(context.actor) ? undefined : aboutText(context, helped);
    const { left, limit } = await this.budgets.left(manager, asksAs(helped), about);
    return { left, limit };
  }
}

const personOf = ({ account }: SuggestionDocument) => ({ accountId: account.id, visitorId: null });
const kindOf = (context: RequestContext) => ({ itemId: itemOf(context).id, kind: itemOf(context).facts.kind });
const throughProject = ({ inProject }: SuggestionDocument) => ({ projectId: inProject?.projectId ?? null });
const openOf = (context: RequestContext, { account }: SuggestionDocument) => ({
  documentId: itemOf(context).id,
  accountId: account.id,
  closedAt: IsNull(),
});
const asksAs = (helped: SuggestionDocument) => ({ person: personOf(helped), isPupil: helped.account.type === 'Pupil' });
const aboutText = (context: RequestContext, { inProject }: SuggestionDocument) => ({
  itemId: itemOf(context).id,
  dailyLimit: null,
  inProject,
});

/** Locks the suggestion of the request until the transaction ends. @throws NOT_FOUND if it was closed meanwhile */
async function openNow(manager: EntityManager, context: RequestContext): Promise<AiSuggestion> {
  const { id } = rowOf(context, AiSuggestion);
  const open = await manager.findOne(AiSuggestion, { where: { id, closedAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
  if (!open) throw apiError('NOT_FOUND');
  return open;
}

/** Returns only the fields that the act needs. @throws BAD_REQUEST if one of them is missing */
function usefulOf({ act, length, language, level }: WantedSuggestion, task: string | undefined, text: string): WantedSuggestion {
  const fits = {
    write: task !== undefined && length !== undefined,
    translate: text.trim() !== '' && languageOptions('de').some(({ value }) => value === language),
    simplify: text.trim() !== '' && level !== undefined,
  };
  if (!(act in fits ? fits[act as keyof typeof fits] : text.trim() !== '')) throw apiError('BAD_REQUEST');
  return {
    act,
    ...(act === 'write' && length !== undefined && { length }),
    ...(act === 'translate' && language !== undefined && { language }),
    ...(act === 'simplify' && level !== undefined && { level }),
  };
}

/**
 * Registers the client id of the insertion for this person, without attributing its words to an author. A known client id stays unchanged.
 */
async function nobodysNumber(manager: EntityManager, { documentId, client, accountId }: AiSuggestion): Promise<void> {
  await manager.query(
    `insert into document_client (item_id, client_id, account_id, wrote, suggested, created_at) values ($1, $2, $3, false, true, now())
       on conflict (item_id, client_id) do nothing`,
    [documentId, client, accountId],
  );
}

/** Passes what is refused for this reason on as nothing. */
const refusedAs =
  (code: ErrorCode) =>
  (error: unknown): undefined => {
    if (!(error instanceof ORPCError) || error.code !== code) throw error;
    return undefined;
  };
