import { isChoice } from '@murmel/contracts';
import type { SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { removeAnswerFiles } from '../../core/answers/answer-files.js';
import { SURVEY_TABLES } from './store-response.js';

/** Removes answers that are no longer valid after a question changed. */
export async function removeInvalidVotes(manager: EntityManager, before: SurveyQuestion, after: SurveyQuestion): Promise<void> {
  if (isChoice(before.type) && isChoice(after.type)) {
    const removed = before.options.filter(({ id }) => !after.options.some((option) => option.id === id)).map(({ id }) => id);
    if (removed.length > 0) await removeVotes(manager, before.id, removed);
    if (after.type === 'single_choice' && before.type !== after.type) {
      await manager.query('delete from survey_answer where question_id = $1 and cardinality(option_ids) > 1', [before.id]);
    }
  } else if (before.type !== after.type) {
    await removeAnswerFiles(manager, SURVEY_TABLES, before.itemId, { partId: before.id });
    await manager.query('delete from survey_answer where question_id = $1', [before.id]);
  }
}

async function removeVotes(manager: EntityManager, questionId: string, optionIds: readonly string[]): Promise<void> {
  await manager.query(
    `update survey_answer set option_ids = array(select id from unnest(option_ids) with ordinality as o(id, place) where id <> all($2::uuid[]) order by place)
      where question_id = $1 and option_ids && $2::uuid[]`,
    [questionId, optionIds],
  );
  await manager.query(`delete from survey_answer where question_id = $1 and option_ids = '{}'`, [questionId]);
}
