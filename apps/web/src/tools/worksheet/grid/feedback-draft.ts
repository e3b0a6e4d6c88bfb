import type { FeedbackDraft, FeedbackOnAnswer, Remark, WorksheetAnswer } from '@murmel/contracts';
import { checkedAnswer, pointsFor, type TaskBlock } from '@murmel/documents';

export const EMPTY_FEEDBACK: FeedbackDraft = { text: '', stamp: null, answers: [] };

const nothingOn = (blockId: string): FeedbackOnAnswer => ({ blockId, text: '', stamp: null, points: null, remarks: [] });

export function answerFeedback(draft: FeedbackDraft, blockId: string): FeedbackOnAnswer {
  return draft.answers.find((about) => about.blockId === blockId) ?? nothingOn(blockId);
}

/** Changes the feedback on one answer; feedback that is then empty is omitted. */
export function withAnswerFeedback(draft: FeedbackDraft, blockId: string, change: Partial<FeedbackOnAnswer>): FeedbackDraft {
  const about = { ...answerFeedback(draft, blockId), ...change };
  const known = draft.answers.some((one) => one.blockId === blockId);
  const answers = known ? draft.answers.map((one) => (one.blockId === blockId ? about : one)) : [...draft.answers, about];
  return { ...draft, answers: answers.filter(hasFeedback) };
}

export function hasFeedback({ text, stamp, points, remarks }: FeedbackOnAnswer): boolean {
  return text !== '' || stamp !== null || points !== null || remarks.length > 0;
}

const beginOf = ({ place }: Remark): number => ('from' in place ? place.from : place.y);

/** Remarks have their numbers in the order in which one reads. @returns them, and the place of the new one */
export function withRemark(remarks: readonly Remark[], remark: Remark): { remarks: Remark[]; index: number } {
  const all = [...remarks, remark].sort((left, right) => beginOf(left) - beginOf(right));
  return { remarks: all, index: all.indexOf(remark) };
}

/** Adds the automatically computed points where the teacher gave no others: they are published with the rest. */
export function withAutomaticPoints(draft: FeedbackDraft, tasks: readonly TaskBlock[], answers: readonly WorksheetAnswer[]): FeedbackDraft {
  const given = new Map(answers.map((answer) => [answer.blockId, answer]));
  return tasks.reduce((now, task) => {
    const told = pointsFor(task, checkedAnswer(task, given.get(task.id)));
    return told === null || answerFeedback(now, task.id).points !== null ? now : withAnswerFeedback(now, task.id, { points: told });
  }, draft);
}
