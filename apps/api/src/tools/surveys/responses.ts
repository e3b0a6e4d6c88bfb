import { decide } from '@murmel/access-policy';
import type { OwnSurveyResponse, SurveyResponse as ResponseAnswer, SurveyAnswer } from '@murmel/contracts';
import { publish, type SurveyQuestion, SurveyResponse } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { VisitorSessions } from '../../core/accounts/visitor-sessions.js';
import { contentChanged } from '../../core/items/change-items.js';
import { apiError } from '../../platform/api-error.js';
import { type Asking, itemOf } from '../../platform/asking.js';
import { Idempotency } from '../../platform/idempotency.js';
import type { GivenAnswer } from './answer-rules.js';
import { draftAnswers, submittedAnswers } from './check-answers.js';
import { openQuestions, surveyOf } from './one-survey.js';
import { isOf, ownResponse, type Respondent, respondentOf } from './respondent.js';
import { type ClaimedResponse, claimResponse, storeAnswers } from './store-response.js';
import { oneResponse, ownAnswer, storedAnswer } from './stored-responses.js';

export interface Submission {
  answers: SurveyAnswer[];
  incomplete: boolean;
}

/** Answering a survey: a draft while it is typed, one response per person when it is submitted, changeable until the survey closes. */
@Injectable()
export class Responses {
  constructor(
    private readonly database: DataSource,
    private readonly idempotency: Idempotency,
    private readonly visitors: VisitorSessions,
  ) {}

  /** One's own draft or response, null when there is none. @throws NOT_FOUND when the item is no survey */
  async mine(asking: Asking): Promise<OwnSurveyResponse | null> {
    const { manager } = this.database;
    const { id } = itemOf(asking);
    await surveyOf(manager, id);
    const person = respondentOf(asking.actor);
    const own = person && (await ownResponse(manager, id, person));
    return own ? ownAnswer(manager, own) : null;
  }

  /** Keeps what is typed so far. What is submitted already stays: a draft that comes late changes nothing. */
  async saveDraft(asking: Asking, answers: SurveyAnswer[]): Promise<OwnSurveyResponse> {
    const { id: itemId } = itemOf(asking);
    const person = await this.person(asking, (manager, questions) =>
      draftAnswers(manager, { questions, itemId, person: undefined, answers }),
    );
    return this.database.transaction(async (manager) => {
      const questions = await openQuestions(manager, itemId);
      const given = await draftAnswers(manager, { questions, itemId, person, answers });
      const claimed = await claimResponse(manager, itemId, person, false);
      if (!claimed) return ownAnswer(manager, (await ownResponse(manager, itemId, person))!);
      return this.stored(manager, itemId, claimed, given);
    });
  }

  /** Submits this person's draft, or anew; a second time changes what was submitted. */
  async submit(asking: Asking, { answers, incomplete }: Submission): Promise<OwnSurveyResponse> {
    const { id: itemId } = itemOf(asking);
    const person = await this.person(asking, (manager, questions) =>
      submittedAnswers(manager, { questions, itemId, person: undefined, answers }, incomplete),
    );
    return this.idempotency.once(asking, { answers, incomplete }, async (manager) => {
      const questions = await openQuestions(manager, itemId);
      const given = await submittedAnswers(manager, { questions, itemId, person, answers }, incomplete);
      return this.submitted(manager, itemId, person, given);
    });
  }

  /** One's own response again. @throws NOT_FOUND for the response of somebody else */
  async change(asking: Asking, responseId: string, { answers, incomplete }: Submission): Promise<OwnSurveyResponse> {
    const { id: itemId } = itemOf(asking);
    const person = respondentOf(asking.actor);
    return this.database.transaction(async (manager) => {
      const own = await manager.findOneBy(SurveyResponse, { id: responseId, itemId });
      if (!own || !person || !isOf(person, own)) throw apiError('NOT_FOUND');
      const questions = await openQuestions(manager, itemId);
      const given = await submittedAnswers(manager, { questions, itemId, person, answers }, incomplete);
      // The teacher may have removed its row a moment ago: then it is a new one.
      return this.submitted(manager, itemId, person, given);
    });
  }

  /** For whoever reads responses, and one's own. @throws NOT_FOUND for all others, and for drafts */
  async one(asking: Asking, responseId: string): Promise<ResponseAnswer> {
    const { manager } = this.database;
    const { id: itemId, facts } = itemOf(asking);
    const row = await manager.findOneBy(SurveyResponse, { id: responseId, itemId });
    const allowed = row && (isOf(respondentOf(asking.actor), row) || decide(asking.actor, 'item.readResponses', { item: facts }).allow);
    const response = allowed ? await oneResponse(manager, itemId, responseId) : undefined;
    if (!response) throw apiError('NOT_FOUND');
    return response;
  }

  private async submitted(manager: EntityManager, itemId: string, person: Respondent, given: GivenAnswer[]): Promise<OwnSurveyResponse> {
    const claimed = await claimResponse(manager, itemId, person, true);
    // With `submit` a row always comes back.
    const answer = await this.stored(manager, itemId, claimed!, given);
    // Last, because whoever notes it keeps the item's row until the end.
    await contentChanged(manager, itemId);
    return answer;
  }

  private async stored(manager: EntityManager, itemId: string, claimed: ClaimedResponse, given: GivenAnswer[]): Promise<OwnSurveyResponse> {
    await storeAnswers(manager, claimed.id, given);
    await publish(manager, 'item.changed', { itemId });
    return storedAnswer(manager, claimed, given);
  }

  /** Somebody without a cookie becomes a visitor with the first answer that is accepted, not with one that is refused. */
  private async person(
    asking: Asking,
    check: (manager: EntityManager, questions: SurveyQuestion[]) => Promise<unknown>,
  ): Promise<Respondent> {
    const known = respondentOf(asking.actor);
    if (known) return known;
    await this.database.transaction(async (manager) => {
      await check(manager, await openQuestions(manager, itemOf(asking).id));
    });
    const { id } = await this.visitors.begin(asking);
    return { accountId: null, visitorId: id };
  }
}
