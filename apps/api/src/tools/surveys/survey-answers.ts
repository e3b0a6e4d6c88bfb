import { decide } from '@murmel/access-policy';
import type { SurveyQuestion as Question, Survey as SurveyAnswer } from '@murmel/contracts';
import type { SurveyQuestion } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ItemAnswer } from '../../core/items/item-answer.js';
import { type Asking, itemOf } from '../../platform/asking.js';
import { questionsOf, surveyOf } from './one-survey.js';
import { askedQuestions } from './question-rules.js';

/** Turns a stored survey into what this person gets to see of it. */
@Injectable()
export class SurveyAnswers {
  constructor(
    private readonly database: DataSource,
    private readonly items: ItemAnswer,
  ) {}

  /** @throws NOT_FOUND when the item is no survey */
  async one(asking: Asking, itemId: string, manager: EntityManager = this.database.manager): Promise<SurveyAnswer> {
    const { state, participantsSee, publicResult, thankYou } = await surveyOf(manager, itemId);
    const item = await this.items.one(asking, itemId, manager);
    const stored = await questionsOf(manager, itemId);
    const questions = item.abilities.update
      ? stored.map(asked)
      : state === 'draft' && !isInvited(asking)
        ? []
        : askedQuestions(stored).map(asked);
    return { ...item, survey: { state, participantsSee, publicResult, thankYou, questions } };
  }

  /** @throws NOT_FOUND when the item is no survey */
  async questions(asking: Asking): Promise<Question[]> {
    return (await this.one(asking, itemOf(asking).id)).survey.questions;
  }
}

/** A draft is for those who work on it together; guests meet it when it opens. */
function isInvited({ actor, item }: Asking): boolean {
  return decide(actor, 'item.list', { item: item?.facts }).allow;
}

function asked({ id, type, title, description, required, options }: SurveyQuestion): Question {
  return { id, type, title, description, required, options };
}
