import { Survey, type SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { eachResponse } from '../../../core/answers/stored-responses.js';
import { csvStream } from '../../../core/export-formats/csv.js';
import type { ExportedContent } from '../../../core/tool-contribution/contributions.js';
import { surveyAnswerKind } from '../survey-answer-kind.js';
import { questionsOf } from '../survey-repository.js';
import { columnsOf, responseRows } from './export-rows.js';

/** The survey with all its responses, for its owner to take along. */
export async function exportContent(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const survey = await manager.findOneBy(Survey, { itemId });
  if (!survey) return [];
  const { state, participantsSee, publicResult, thankYou } = survey;
  const asked = await questionsOf(manager, itemId);
  const questions = asked.map(({ itemId: _itemId, position: _position, ...question }) => question);
  return [
    { extension: '.json', contents: whole(manager, itemId, { state, participantsSee, publicResult, thankYou, questions }) },
    { extension: '.csv', contents: table(manager, itemId, asked) },
  ];
}

/** Begins to read when it is read. */
async function* table(manager: EntityManager, itemId: string, questions: readonly SurveyQuestion[]): AsyncGenerator<string> {
  const columns = await columnsOf(manager, itemId, questions, 'de');
  const header = columns.map((column) => column.header);
  yield* csvStream(header, responseRows(manager, itemId, columns)) as AsyncIterable<string>;
}

/** The responses are as many as they are: they come last, one after the other. */
async function* whole(manager: EntityManager, itemId: string, survey: object): AsyncGenerator<string> {
  yield `${JSON.stringify(survey, null, 2).slice(0, -2)},\n  "responses": [`;
  let before = '\n';
  for await (const response of eachResponse(manager, surveyAnswerKind, itemId)) {
    yield before + JSON.stringify(response, null, 2);
    before = ',\n';
  }
  yield ']\n}';
}
