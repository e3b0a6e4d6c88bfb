import { decide } from '@murmel/access-policy';
import type { NumberedResponse, OwnResponse } from '@murmel/contracts';
import { publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Idempotency } from '../../platform/idempotency.js';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import { noteContentChange } from '../items/change-items.js';
import { type AnswerKind, type AnswerRecordOf, type AnswerTypes, partOf } from './answer-kind.js';
import { type AnswersToCheck, draftAnswers, submittedAnswers } from './check-answers.js';
import {
  type AccountOrVisitor,
  accountOrVisitorOf,
  belongsToRespondent,
  ownFiles,
  ownResponse,
  type Respondent,
  responseById,
} from './respondent.js';
import { ownAnswer, storedAnswer } from './stored-answers.js';
import { oneResponse } from './stored-responses.js';

export interface Submission<Answer> {
  answers: Answer[];
  /** confirmed: optional parts stay empty */
  incomplete: boolean;
}

/** Content of a draft request: all existing answers, or only those that changed. */
export type DraftScope = 'all' | 'changed';

/**
 * Stores answers of every kind: a draft while the person answers, and one response per person after submission, which can be changed while
 * it is open.
 */
@Injectable()
export class Responses {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
    private readonly visitors: VisitorSessions,
  ) {}

  /** Returns the caller's own draft or response, null if there is none. @throws NOT_FOUND for items of other kinds */
  async mine<T extends AnswerTypes>(context: RequestContext, kind: AnswerKind<T>): Promise<OwnResponse<T['answer']> | null> {
    const { manager } = this.database;
    const { id } = itemOf(context);
    await kind.find(manager, id);
    const whose = await respondentOf(manager, context, kind);
    const own = whose && (await ownResponse(manager, kind.tables, id, whose));
    return own ? ownAnswer(manager, kind, own) : null;
  }

  /** Stores the answers as a draft. A submitted response stays unchanged, unless the kind allows otherwise: a late draft has no effect. */
  async saveDraft<T extends AnswerTypes>(
    context: RequestContext,
    kind: AnswerKind<T>,
    answers: T['answer'][],
    sent: DraftScope = 'all',
  ): Promise<OwnResponse<T['answer']>> {
    const { id: itemId } = itemOf(context);
    const { tables, store } = kind;
    const check = (checked: AnswersToCheck<T>) => draftAnswers(kind, checked);
    const whose = await this.respondent(context, kind, answers, check);
    return this.database.transaction(async (manager) => {
      const given = await accepted(manager, context, { kind, whose, answers }, check);
      const claimed = await store.claimResponse(manager, itemId, whose, false);
      if (!claimed) {
        const own = await ownResponse(manager, tables, itemId, whose);
        if (!own) throw apiError('NOT_FOUND');
        return ownAnswer(manager, kind, own);
      }
      const changed = sent === 'all' ? undefined : answers.map((answer) => partOf(tables, answer));
      await store.storeAnswers(manager, claimed.id, given, changed);
      await publish(manager, 'item.changed', { itemId });
      return changed ? ownAnswer(manager, kind, claimed) : storedAnswer(manager, kind, claimed, given);
    });
  }

  /** Submits this person's draft, or anew; a second time changes what was submitted. */
  async submit<T extends AnswerTypes>(
    context: RequestContext,
    kind: AnswerKind<T>,
    { answers, incomplete }: Submission<T['answer']>,
  ): Promise<OwnResponse<T['answer']>> {
    const check = (checked: AnswersToCheck<T>) => submittedAnswers(kind, checked, incomplete);
    const whose = await this.respondent(context, kind, answers, check);
    return this.idempotency.once(context, { answers, incomplete }, async (manager) =>
      this.submitted(manager, context, { kind, whose }, await accepted(manager, context, { kind, whose, answers }, check)),
    );
  }

  /** Changes the caller's own response. @throws NOT_FOUND for the response of another person */
  async change<T extends AnswerTypes>(
    context: RequestContext,
    kind: AnswerKind<T>,
    responseId: string,
    { answers, incomplete }: Submission<T['answer']>,
  ): Promise<OwnResponse<T['answer']>> {
    const { id: itemId } = itemOf(context);
    const check = (checked: AnswersToCheck<T>) => submittedAnswers(kind, checked, incomplete);
    return this.database.transaction(async (manager) => {
      const own = await responseById(manager, kind.tables, itemId, responseId);
      const whose = await respondentOf(manager, context, kind);
      if (!own || !whose || !belongsToRespondent(whose, own)) throw apiError('NOT_FOUND');
      // The teacher may have removed its row a moment ago: then it is a new one.
      return this.submitted(manager, context, { kind, whose }, await accepted(manager, context, { kind, whose, answers }, check));
    });
  }

  /** Returns a response to readers of responses and to its owner. @throws NOT_FOUND for all others, and for drafts */
  async one<T extends AnswerTypes>(
    context: RequestContext,
    kind: AnswerKind<T>,
    responseId: string,
  ): Promise<NumberedResponse<T['answer']>> {
    const { manager } = this.database;
    const { id: itemId, facts } = itemOf(context);
    const row = await responseById(manager, kind.tables, itemId, responseId);
    const allowed =
      row &&
      (belongsToRespondent(await respondentOf(manager, context, kind), row) ||
        decide(context.actor, 'item.readResponses', { item: facts }).allow);
    const response = allowed ? await oneResponse(manager, kind, itemId, responseId) : undefined;
    if (!response) throw apiError('NOT_FOUND');
    return response;
  }

  private async submitted<T extends AnswerTypes>(
    manager: EntityManager,
    context: RequestContext,
    { kind, whose }: { kind: AnswerKind<T>; whose: Respondent },
    given: AnswerRecordOf<T>[],
  ): Promise<OwnResponse<T['answer']>> {
    const { id: itemId } = itemOf(context);
    const claimed = await kind.store.claimResponse(manager, itemId, whose, true);
    // With `submit` a person's row always comes back; one that was opened otherwise may be gone.
    if (!claimed) throw apiError('NOT_FOUND');
    await kind.store.storeAnswers(manager, claimed.id, given);
    await publish(manager, 'item.changed', { itemId });
    const answer = await storedAnswer(manager, kind, claimed, given);
    // Last, because noting the change locks the item's row until the end.
    await noteContentChange(manager, itemId);
    return answer;
  }

  /** Makes a caller without a cookie a visitor at the first answer that is accepted, not at one that is refused. */
  private async respondent<T extends AnswerTypes>(
    context: RequestContext,
    kind: AnswerKind<T>,
    answers: readonly T['answer'][],
    check: (checked: AnswersToCheck<T>) => unknown,
  ): Promise<Respondent> {
    const known = await respondentOf(this.database.manager, context, kind);
    if (known) return known;
    await this.database.transaction((manager) => accepted(manager, context, { kind, whose: undefined, answers }, check));
    const { id } = await this.visitors.begin(context);
    return { accountId: null, visitorId: id };
  }
}

/** Returns the owner of the response this request is about: the one that it opened, else that of its person. */
async function respondentOf<T extends AnswerTypes>(
  manager: EntityManager,
  context: RequestContext,
  { opened }: AnswerKind<T>,
): Promise<Respondent | undefined> {
  const responseId = await opened?.(manager, context);
  return responseId === undefined ? accountOrVisitorOf(context.actor) : { responseId };
}

/**
 * Validates answers for storing, against the questions that are locked until the transaction ends. @throws what `open` of the kind and
 * `check` throw
 */
async function accepted<T extends AnswerTypes, R>(
  manager: EntityManager,
  context: RequestContext,
  { kind, whose, answers }: { kind: AnswerKind<T>; whose: Respondent | undefined; answers: readonly T['answer'][] },
  check: (checked: AnswersToCheck<T>) => R,
): Promise<R> {
  const { id } = itemOf(context);
  const parts = await kind.open(manager, id);
  const ids = answers.flatMap(({ fileId }) => fileId ?? []);
  const person: AccountOrVisitor | undefined = accountOrVisitorOf(context.actor);
  return check({ parts, answers, ownFiles: await ownFiles(manager, kind.tables, id, { person, whose }, ids) });
}
