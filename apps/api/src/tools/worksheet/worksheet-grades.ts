import type { WorksheetAnswer } from '@murmel/contracts';
import { checkedAnswer, gapsOf, isUnknownWord, pointsFor, type Sheet, type TaskBlock, tasksOf } from '@murmel/documents';
import { WorksheetFeedback, WorksheetResponse } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { contentOf } from '../../core/answers/stored-answers.js';
import type { GradeContribution, ReachedPoints } from '../../core/tool-contribution/contributions.js';
import { storedWorksheet } from './stored-worksheet.js';
import { worksheetAnswerKind } from './work/worksheet-answer-kind.js';

/** Points of a task to which its teacher gave none: what a learning platform takes is a number. */
const POINTS = 1;

/** Points of worksheets for learning platforms: those that the teacher gave, else those of tasks that check themselves. */
export const worksheetGrades: GradeContribution = {
  maximum: async (manager, itemId) => maximumOf(await storedWorksheet(manager, itemId)),
  async of(manager, itemId, responseIds) {
    const sheet = await storedWorksheet(manager, itemId);
    const rows = await manager.findBy(WorksheetResponse, { itemId, id: In([...responseIds]) });
    const given = await givenFeedback(manager, responseIds);
    const due = rows.filter(({ id, submittedAt }) => submittedAt !== null || given.has(id));
    const contents = await contentOf(
      manager,
      worksheetAnswerKind,
      due.map(({ id }) => id),
    );
    return new Map(due.map(({ id }) => [id, reachedPoints(sheet, contents.get(id)!.answers, given.get(id))]));
  },
};

const pointsOf = ({ points }: TaskBlock): number => points ?? POINTS;
const maximumOf = (sheet: Pick<Sheet, 'blocks'>): number => tasksOf(sheet).reduce((sum, task) => sum + pointsOf(task), 0);

/** Computes the points of a response. @param said points that the teacher gave, by task */
export function reachedPoints(
  sheet: Pick<Sheet, 'blocks'>,
  answers: readonly WorksheetAnswer[],
  said: ReadonlyMap<string, number> = new Map(),
): ReachedPoints {
  const given = new Map(answers.map((answer) => [answer.blockId, answer]));
  const each = tasksOf(sheet).map((task) => {
    const own = said.get(task.id);
    return own === undefined ? checkedPoints(task, given.get(task.id)) : Math.min(own, pointsOf(task));
  });
  const score = each.some((points) => points === null) ? null : each.reduce<number>((sum, points) => sum + points!, 0);
  return { score, maximum: maximumOf(sheet) };
}

/** Returns the points that a task gives by itself; null where a person has to look at it. */
function checkedPoints(task: TaskBlock, answer: WorksheetAnswer | undefined): number | null {
  const result = checkedAnswer(task, answer);
  if (result) return pointsFor({ ...task, points: pointsOf(task) }, result);
  // Nothing answered is nothing reached, where an answer would have been checked.
  return checksItself(task, answer) ? 0 : null;
}

function checksItself(task: TaskBlock, answer: WorksheetAnswer | undefined): boolean {
  switch (task.kind) {
    case 'SingleChoice':
    case 'MultipleChoice':
      return task.content.correct.some((id) => task.content.options.some((option) => option.id === id));
    case 'FillInTheBlankText':
      return gapsOf(task.content.text).some((fits) => !fits.every(isUnknownWord));
    case 'H5p':
      return answer?.h5p === undefined;
    default:
      return false;
  }
}

/** Returns the points of given feedback, by response and task; a draft is none. */
async function givenFeedback(manager: EntityManager, responseIds: readonly string[]): Promise<Map<string, Map<string, number>>> {
  const rows = await manager.findBy(WorksheetFeedback, { responseId: In([...responseIds]) });
  return new Map(
    rows.flatMap(({ responseId, given }) =>
      given === null
        ? []
        : [[responseId, new Map(given.answers.flatMap(({ blockId, points }) => (points === null ? [] : [[blockId, points]])))]],
    ),
  );
}
