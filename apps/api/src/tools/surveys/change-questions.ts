import { LIMITS } from '@murmel/contracts';
import { newId, SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { removeAnswerFiles } from '../../core/answers/answer-files.js';
import { apiError } from '../../platform/api-error.js';
import { changedQuestion, type QuestionInput } from './question-rules.js';
import { type QuestionBefore, refuseStaleEdit } from './refuse-stale-edit.js';
import { removeInvalidVotes } from './remove-invalid-votes.js';
import { SURVEY_TABLES } from './store-response.js';
import { editedTexts, noteWriter, publishSurveyEdited } from './survey-edits.js';
import { lockedSurvey, questionsOf } from './survey-repository.js';

/**
 * A new question at the end, or behind the question `after`.
 * @throws PARAMETER_MISSING without a type, LIMIT_REACHED, QUESTION_INVALID
 */
export async function addQuestion(
  manager: EntityManager,
  itemId: string,
  input: QuestionInput & { after?: string | undefined },
): Promise<void> {
  const { after, type, options, ...texts } = input;
  if (!type) throw apiError('PARAMETER_MISSING', { parameter: 'type' });
  await arrange(manager, itemId, (questions) => {
    const blank: SurveyQuestion = {
      id: newId(),
      itemId,
      position: 0,
      type,
      title: '',
      description: '',
      required: false,
      inResults: true,
      recommendation: false,
      options: [],
    };
    // Options that come with a new question are new, whatever they were called before.
    const question = changedQuestion(blank, { ...texts, options: options?.map(({ text }) => ({ text })) });
    const index = after === undefined ? questions.length : placeOf(questions, after) + 1;
    return questions.toSpliced(index, 0, question);
  });
}

/** A change of one question, as one person sent it. */
interface QuestionChange {
  id: string;
  input: QuestionInput & { was?: QuestionBefore | undefined };
  accountId: string;
}

/** @throws NOT_FOUND, LIMIT_REACHED, QUESTION_INVALID, CHANGED_MEANWHILE when it is not any more what the sender saw */
export async function changeQuestion(manager: EntityManager, itemId: string, { id, input, accountId }: QuestionChange): Promise<void> {
  await lockedSurvey(manager, itemId);
  const before = await manager.findOneBy(SurveyQuestion, { id, itemId });
  if (!before) throw apiError('NOT_FOUND');
  refuseStaleEdit(before, input);
  const after = changedQuestion(before, input);
  await manager.save(SurveyQuestion, after);
  await removeInvalidVotes(manager, before, after);
  await noteWriter(manager, itemId, accountId, editedTexts(before, after));
  await publishSurveyEdited(manager, itemId);
}

/** Removes a question with its answers, also from the wall. @throws NOT_FOUND */
export async function removeQuestion(manager: EntityManager, itemId: string, id: string): Promise<void> {
  await removeAnswerFiles(manager, SURVEY_TABLES, itemId, { partId: id });
  await arrange(manager, itemId, (questions) => questions.toSpliced(placeOf(questions, id), 1));
  await manager.query(
    `update survey set wall_question_id = nullif(wall_question_id, $2), wall_revealed = array_remove(wall_revealed, $2) where item_id = $1`,
    [itemId, id],
  );
}

/** Places the copy directly behind the original, without answers. @throws NOT_FOUND, LIMIT_REACHED */
export async function duplicateQuestion(manager: EntityManager, itemId: string, id: string): Promise<void> {
  await arrange(manager, itemId, (questions) => {
    const index = placeOf(questions, id);
    const original = questions[index]!;
    const copy = { ...original, id: newId(), options: original.options.map(({ text }) => ({ id: newId(), text })) };
    return questions.toSpliced(index + 1, 0, copy);
  });
}

/** @param index place from 0; behind the last one is the end. @throws NOT_FOUND */
export async function moveQuestion(manager: EntityManager, itemId: string, id: string, index: number): Promise<void> {
  await arrange(manager, itemId, (questions) => {
    const from = placeOf(questions, id);
    return questions.toSpliced(from, 1).toSpliced(index, 0, questions[from]!);
  });
}

/** Puts the questions into another order, with new ones among them or old ones gone. One teacher at a time: places stay 0, 1, 2 … */
async function arrange(manager: EntityManager, itemId: string, change: (questions: SurveyQuestion[]) => SurveyQuestion[]): Promise<void> {
  await lockedSurvey(manager, itemId);
  const before = await questionsOf(manager, itemId);
  const after = change(before).map((question, position) => ({ ...question, position }));
  if (after.length > Math.max(LIMITS.survey.questions, before.length))
    throw apiError('LIMIT_REACHED', { limit: LIMITS.survey.questions, what: 'questions' });
  const placeBefore = new Map(before.map(({ id, position }) => [id, position]));
  const gone = before.filter(({ id }) => !after.some((question) => question.id === id));
  if (gone.length > 0)
    await manager.delete(
      SurveyQuestion,
      gone.map(({ id }) => id),
    );
  for (const question of after) {
    const place = placeBefore.get(question.id);
    if (place === undefined) await manager.insert(SurveyQuestion, question);
    else if (place !== question.position) await manager.update(SurveyQuestion, { id: question.id }, { position: question.position });
  }
  await publishSurveyEdited(manager, itemId);
}

function placeOf(questions: readonly SurveyQuestion[], id: string): number {
  const index = questions.findIndex((question) => question.id === id);
  if (index < 0) throw apiError('NOT_FOUND');
  return index;
}
