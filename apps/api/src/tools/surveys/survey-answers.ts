import { decide, looksInGallery } from '@murmel/access-policy';
import {
  askedQuestions,
  type Item,
  type SurveyQuestion as Question,
  type Survey as SurveyAnswer,
  type SurveyDefinition,
} from '@murmel/contracts';
import type { SurveyQuestion } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ItemAnswer } from '../../core/items/item-answer.js';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { writersOf } from './survey-edits.js';
import { questionsOf, surveyOf } from './survey-repository.js';

/** Turns a stored survey into what this person gets to see of it. */
@Injectable()
export class SurveyAnswers {
  constructor(
    private readonly database: DataSource,
    private readonly items: ItemAnswer,
  ) {}

  /** @throws NOT_FOUND when the item is no survey */
  async one(context: RequestContext, itemId: string, manager: EntityManager = this.database.manager): Promise<SurveyAnswer> {
    const item = await this.items.one(context, itemId, manager);
    return { ...item, survey: await shownSurvey(manager, context, item) };
  }

  /** @throws NOT_FOUND when the item is no survey */
  async questions(context: RequestContext): Promise<Question[]> {
    return (await this.one(context, itemOf(context).id)).survey.questions;
  }
}

/** Returns a survey as this person may see it. @throws NOT_FOUND when the item is no survey */
export async function shownSurvey(manager: EntityManager, context: RequestContext, item: Item): Promise<SurveyAnswer['survey']> {
  if (item.abilities.update) return wholeSurvey(manager, item.id);
  const { editing: _editing, ...survey } = await wholeSurvey(manager, item.id);
  return { ...survey, questions: survey.state === 'draft' && !seesDraft(context) ? [] : askedQuestions(survey.questions) };
}

/** Returns a survey with all its content, for callers who may change it. @throws NOT_FOUND when the item is no survey */
export async function wholeSurvey(manager: EntityManager, itemId: string): Promise<SurveyDefinition> {
  // The count is read first: what is read after it may be newer than it says, never older.
  const { state, participantsSee, publicResult, thankYou, revision } = await surveyOf(manager, itemId);
  const questions = (await questionsOf(manager, itemId)).map(asked);
  return { state, participantsSee, publicResult, thankYou, questions, editing: { revision, writers: await writersOf(manager, itemId) } };
}

/** A draft is for those who work on it together, and for those who look at it in the gallery and may copy it; guests meet it when it opens. */
function seesDraft({ actor, item }: RequestContext): boolean {
  return decide(actor, 'item.list', { item: item?.facts }).allow || (item !== undefined && looksInGallery(actor, item.facts));
}

function asked({ id, type, title, description, required, inResults, recommendation, options }: SurveyQuestion): Question {
  return { id, type, title, description, required, inResults, recommendation, options };
}
