import type { OwnAnswerResult, OwnWork, WorksheetAnswer, WorksheetRules } from '@murmel/contracts';
import { checkedAnswer, checkedOwnAnswer, gapsOf, isTaskBlock, isUnknownWord, type Sheet, tasksOf } from '@murmel/documents';
import { databaseNow, WorksheetFeedback, type WorksheetResponse } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { ResponseContent } from '../../../core/answers/answer-kind.js';
import { givenFeedback } from '../feedback/shown-feedback.js';
import { storedWorksheet } from '../stored-worksheet.js';
import { rulesOf } from '../worksheet-item.js';
import { worksheetOf } from '../worksheet-repository.js';

/** Response as its author and the teacher see it, without its answers. */
type ResponseFields = Pick<
  WorksheetResponse,
  'id' | 'itemId' | 'name' | 'taskOrder' | 'endsAt' | 'submittedAt' | 'updatedAt' | 'createdAt'
>;

/** True if it can be changed: it is not handed in, or the teacher returned it, and there is time. */
export function isOpen({ submittedAt, endsAt }: Pick<ResponseFields, 'submittedAt' | 'endsAt'>, now = databaseNow()): boolean {
  return submittedAt === null && (endsAt === null || endsAt > now);
}

/** Computes the automatic results of all answers, by block. @param check for the teacher, unless told */
export function resultsOf(
  sheet: Pick<Sheet, 'blocks'>,
  answers: readonly WorksheetAnswer[],
  check: typeof checkedOwnAnswer = checkedAnswer,
): Record<string, OwnAnswerResult> {
  const given = new Map(answers.map((answer) => [answer.blockId, answer]));
  return Object.fromEntries(
    tasksOf(sheet).flatMap((block) => {
      const result = check(block, given.get(block.id));
      return result ? [[block.id, result] as const] : [];
    }),
  );
}

/** Returns the caller's own response in its current state: results, solutions and feedback as far as they are released. */
export async function ownWorkOf(
  manager: EntityManager,
  row: ResponseFields,
  { answers, files }: ResponseContent<WorksheetAnswer>,
): Promise<OwnWork> {
  const rules = rulesOf(await worksheetOf(manager, row.itemId));
  const due = row.submittedAt !== null;
  const sheet = due ? await storedWorksheet(manager, row.itemId) : undefined;
  const feedback = await manager.findOneBy(WorksheetFeedback, { responseId: row.id });
  return {
    ...responseMetadata(row),
    answers,
    files,
    order: row.taskOrder,
    feedback: feedback && givenFeedback(feedback),
    results: sheet && rules.checks !== 'never' ? resultsOf(sheet, answers, checkedOwnAnswer) : {},
    solutions: sheet && rules.showsSolutions ? solutionsOf(sheet, rules) : {},
  };
}

export function responseMetadata(row: ResponseFields) {
  return {
    id: row.id,
    name: row.name,
    begunAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    open: isOpen(row),
  };
}

/** Returns the solutions in words, by block. */
export function solutionsOf({ blocks }: Pick<Sheet, 'blocks'>, _rules?: WorksheetRules): Record<string, string> {
  return Object.fromEntries(
    blocks.filter(isTaskBlock).flatMap((block) => {
      const words = solutionOf(block);
      return words === '' ? [] : [[block.id, words] as const];
    }),
  );
}

function solutionOf(block: ReturnType<typeof tasksOf>[number]): string {
  const { content } = block;
  const own = 'solution' in content ? content.solution.trim() : '';
  if (block.kind === 'SingleChoice' || block.kind === 'MultipleChoice') {
    const { options, correct } = block.content;
    const right = options.filter(({ id }) => correct.includes(id)).map(({ text }) => text);
    return [right.join(', '), own].filter(Boolean).join('\n');
  }
  if (block.kind !== 'FillInTheBlankText') return own;
  const known = gapsOf(block.content.text)
    .flat()
    .some((word) => !isUnknownWord(word));
  return [known && block.content.text.replace(/\\([\\{}/])/g, '$1'), own].filter(Boolean).join('\n');
}
