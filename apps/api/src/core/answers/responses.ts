import { decide } from '@murmel/access-policy';
import type { NumberedResponse } from '@murmel/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Idempotency } from '../../platform/idempotency.js';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import { noteContentChange } from '../items/change-items.js';
import { noteGrades } from '../lti/grades/note-grade.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import { type AnswerKind, type AnswerRecordOf, type AnswerTypes, type ResponseRowOf } from './answer-kind.js';
import { type AnswerChanges, accepted, beginResponse, changeOwnResponse, storeChanges, storeInResponse } from './change-response.js';
import { type AnswersToCheck, draftAnswers, refuseMissing, submittedAnswers } from './check-answers.js';
import { ownResponseRow, respondentOf } from './own-response.js';
import { type AnswerContext, answerContextOf, belongsToRespondent, ownResponse, type Respondent, responseById } from './respondent.js';
import { contentOfOne, ownAnswer, storedAnswer } from './stored-answers.js';
import { oneResponse } from './stored-responses.js';

export interface Submission<Answer> {
  answers: Answer[];
  /** confirmed: optional parts stay empty */
  incomplete: boolean;
}

/**
 * Stores answers of every kind: a draft while the person answers, and one response per person after submission, which can be changed while
 * it is open. A kind takes the calls that fit it: `saveDraft`, `submit` and `change` for answers that are sent together, or `begin`,
 * `saveChanges` and `submitChanges` for a response that is begun under a name and filled part by part.
 */
@Injectable()
export class Responses {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
    private readonly visitors: VisitorSessions,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /** Returns the caller's own draft or response, null if there is none. @throws NOT_FOUND for items of other kinds */
  async mine<T extends AnswerTypes>(context: RequestContext, kind: AnswerKind<T>): Promise<T['own'] | null> {
    const { manager } = this.database;
    await kind.find(manager, itemOf(context).id);
    const own = await ownResponseRow(manager, kind, answerContextOf(context));
    return own ? ownAnswer(manager, kind, own) : null;
  }

  /**
   * Begins this person's response under a name, or continues the one that exists, which keeps its name. Pupils of a class have the name of
   * the class, whatever they send. Answers to a response that accepts no more are ignored.
   * @throws LIMIT_REACHED, ANSWER_INVALID, and what `open` of the kind throws
   */
  async begin<T extends AnswerTypes>(
    context: RequestContext,
    kind: AnswerKind<T>,
    { name, answers }: { name: string; answers: T['answer'][] },
  ): Promise<T['own']> {
    const answerContext = answerContextOf(context);
    await this.respondent(context, kind, answers, (checked) => draftAnswers(kind, checked), name);
    return this.idempotency.once(context, { name, answers }, async (manager) => {
      const parts = await kind.open(manager, answerContext.itemId);
      let row = (await ownResponseRow(manager, kind, answerContext, true)) ?? (await beginResponse(manager, answerContext, kind, name));
      if (answers.length > 0 && !kind.closedError?.(row)) {
        row = await storeChanges(manager, answerContext, kind, { row, parts, answers });
        await kind.publishChange(manager, row);
      }
      await noteContentChange(manager, answerContext.itemId);
      return ownAnswer(manager, kind, row);
    });
  }

  /**
   * Saves changes of the caller's own response.
   * @param manager in a transaction
   * @param by the connection that changes it, and knows the change
   * @returns the row as it is then
   * @throws NOT_FOUND for the response of another person, ANSWER_INVALID, and what `open` and `closedError` of the kind say
   */
  async saveChanges<T extends AnswerTypes>(
    manager: EntityManager,
    answerContext: AnswerContext,
    kind: AnswerKind<T>,
    changes: AnswerChanges<T['answer']>,
    by?: string,
  ): Promise<ResponseRowOf<T>> {
    const { row } = await changeOwnResponse(manager, answerContext, kind, changes);
    await kind.publishChange(manager, row, by);
    return row;
  }

  /** Submits the caller's own response with these last changes. @throws what `saveChanges` throws, ANSWER_MISSING, INCOMPLETE */
  async submitChanges<T extends AnswerTypes>(
    context: RequestContext,
    kind: AnswerKind<T>,
    { incomplete, ...changes }: AnswerChanges<T['answer']> & { incomplete: boolean },
  ): Promise<T['own']> {
    const answerContext = answerContextOf(context);
    return this.database.transaction(async (manager) => {
      const { row, parts } = await changeOwnResponse(manager, answerContext, kind, changes);
      const { answers } = await contentOfOne(manager, kind, row.id);
      refuseMissing(kind, { parts, answers }, incomplete);
      const claimed = await kind.store.claimResponse(manager, answerContext.itemId, { responseId: row.id }, true);
      if (!claimed) throw apiError('NOT_FOUND');
      const { grades } = this.contributions[itemOf(context).facts.kind] ?? {};
      if (grades) await noteGrades(manager, grades, claimed.itemId, [claimed.id]);
      await kind.publishChange(manager, claimed);
      return ownAnswer(manager, kind, claimed);
    });
  }

  /**
   * Stores the answers as a draft, instead of all that it had. A submitted response stays unchanged, unless the kind allows otherwise: a
   * late draft has no effect.
   * @throws NOT_FOUND when what was opened is gone, LIMIT_REACHED, ANSWER_INVALID, and what `open` of the kind throws
   */
  async saveDraft<T extends AnswerTypes>(context: RequestContext, kind: AnswerKind<T>, answers: T['answer'][]): Promise<T['own']> {
    const { id: itemId } = itemOf(context);
    const check = (checked: AnswersToCheck<T>) => draftAnswers(kind, checked);
    const whose = await this.respondent(context, kind, answers, check);
    return this.database.transaction(async (manager) => {
      const given = await accepted(manager, answerContextOf(context), { kind, whose, answers }, check);
      const stored = await storeInResponse(manager, kind, { itemId, whose, submit: false }, given);
      if (!stored) {
        const own = await ownResponse(manager, kind.tables, itemId, whose);
        if (!own) throw apiError('NOT_FOUND');
        return ownAnswer(manager, kind, own);
      }
      await kind.publishChange(manager, stored);
      return storedAnswer(manager, kind, stored, given);
    });
  }

  /** Submits this person's draft, or anew; a second time changes what was submitted. */
  async submit<T extends AnswerTypes>(
    context: RequestContext,
    kind: AnswerKind<T>,
    { answers, incomplete }: Submission<T['answer']>,
  ): Promise<T['own']> {
    const check = (checked: AnswersToCheck<T>) => submittedAnswers(kind, checked, incomplete);
    const whose = await this.respondent(context, kind, answers, check);
    return this.idempotency.once(context, { answers, incomplete }, async (manager) =>
      this.submitted(manager, context, { kind, whose }, await accepted(manager, answerContextOf(context), { kind, whose, answers }, check)),
    );
  }

  /** Changes the caller's own response. @throws NOT_FOUND for the response of another person */
  async change<T extends AnswerTypes>(
    context: RequestContext,
    kind: AnswerKind<T>,
    responseId: string,
    { answers, incomplete }: Submission<T['answer']>,
  ): Promise<T['own']> {
    const { id: itemId } = itemOf(context);
    const check = (checked: AnswersToCheck<T>) => submittedAnswers(kind, checked, incomplete);
    return this.database.transaction(async (manager) => {
      const own = await responseById(manager, kind.tables, itemId, responseId);
      const whose = await respondentOf(manager, kind, answerContextOf(context));
      if (!own || !whose || !belongsToRespondent(whose, own)) throw apiError('NOT_FOUND');
      // The teacher may have removed its row a moment ago: then it is a new one.
      return this.submitted(
        manager,
        context,
        { kind, whose },
        await accepted(manager, answerContextOf(context), { kind, whose, answers }, check),
      );
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
      (belongsToRespondent(await respondentOf(manager, kind, answerContextOf(context)), row) ||
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
  ): Promise<T['own']> {
    const { id: itemId } = itemOf(context);
    const stored = await storeInResponse(manager, kind, { itemId, whose, submit: true }, given);
    // With `submit` a person's row always comes back; one that was opened otherwise may be gone.
    if (!stored) throw apiError('NOT_FOUND');
    await kind.publishChange(manager, stored);
    const answer = await storedAnswer(manager, kind, stored, given);
    // Last, because noting the change locks the item's row until the end.
    await noteContentChange(manager, itemId);
    return answer;
  }

  /** Makes a caller without a cookie a visitor, of this name, at the first answer that is accepted, not at one that is refused. */
  private async respondent<T extends AnswerTypes>(
    context: RequestContext,
    kind: AnswerKind<T>,
    answers: readonly T['answer'][],
    check: (checked: AnswersToCheck<T>) => unknown,
    name?: string,
  ): Promise<Respondent> {
    const known = await respondentOf(this.database.manager, kind, answerContextOf(context));
    if (known) return known;
    await this.database.transaction((manager) => accepted(manager, answerContextOf(context), { kind, whose: undefined, answers }, check));
    const { id } = await this.visitors.begin(context, name);
    return { accountId: null, visitorId: id };
  }
}
