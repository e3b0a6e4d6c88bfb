import { Survey } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { ExportedContent } from '../../../core/items/contributions.js';
import { questionsOf } from '../one-survey.js';
import { listResponses } from '../stored-responses.js';

/** More responses than a survey can have. */
const ALL = 1_000_000;

/** The survey with all its responses, for its owner to take along. */
export async function exportContent(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const survey = await manager.findOneBy(Survey, { itemId });
  if (!survey) return [];
  const { state, participantsSee, publicResult, thankYou } = survey;
  const questions = (await questionsOf(manager, itemId)).map(({ itemId: _itemId, position: _position, ...question }) => question);
  const { entries: responses } = await listResponses(manager, itemId, { page: 1, limit: ALL });
  return [{ extension: '.json', contents: JSON.stringify({ state, participantsSee, publicResult, thankYou, questions, responses }, null, 2) }];
}
