import { newId, Survey, SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { ContentCopy } from '../../core/items/content-copy.js';

/** Settings and questions, under ids of their own. A copy is a draft until its owner opens it; nobody has answered it. */
export async function copySurvey(manager: EntityManager, { from, to }: ContentCopy): Promise<void> {
  const survey = await manager.findOneByOrFail(Survey, { itemId: from });
  await manager.insert(Survey, { ...survey, itemId: to, state: 'draft', wallQuestionId: null, wallRevealed: [] });
  const questions = await manager.find(SurveyQuestion, { where: { itemId: from }, order: { position: 'ASC' } });
  await manager.insert(
    SurveyQuestion,
    questions.map((question) => ({ ...question, id: newId(), itemId: to })),
  );
}
