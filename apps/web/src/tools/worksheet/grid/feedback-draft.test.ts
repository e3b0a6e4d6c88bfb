import type { Remark } from '@murmel/contracts';
import { BLOCK_DEFINITIONS, type TaskBlock } from '@murmel/documents';
import { expect, it } from 'vitest';
import { answerFeedback, EMPTY_FEEDBACK, withAnswerFeedback, withAutomaticPoints, withRemark } from './feedback-draft';

const remark = (from: number, to: number): Remark => ({ place: { from, to }, kind: 'think', text: '' });

it('what says nothing any more is left out of the feedback', () => {
  const stamped = withAnswerFeedback(EMPTY_FEEDBACK, 'a', { stamp: 'strong' });
  expect(answerFeedback(stamped, 'a')).toMatchObject({ stamp: 'strong', text: '', points: null });
  expect(withAnswerFeedback(stamped, 'a', { stamp: null })).toEqual(EMPTY_FEEDBACK);
});

it('remarks are numbered in the order in which one reads', () => {
  const { remarks, index } = withRemark([remark(2, 4), remark(30, 40)], remark(10, 12));
  expect(index).toBe(1);
  expect(remarks.map(({ place }) => 'from' in place && place.from)).toEqual([2, 10, 30]);
});

it('points that a machine can tell are given, but never over those of the teacher', () => {
  const task = {
    id: 'a',
    kind: 'MultipleChoice',
    task: '',
    points: 4,
    width: 'full',
    newPage: false,
    order: '',
    content: { ...BLOCK_DEFINITIONS.MultipleChoice.initial, correct: ['a', 'b'] },
  } as unknown as TaskBlock;
  const answers = [{ blockId: 'a', optionIds: ['a'] }];
  expect(answerFeedback(withAutomaticPoints(EMPTY_FEEDBACK, [task], answers), 'a').points).toBe(2);
  const given = withAnswerFeedback(EMPTY_FEEDBACK, 'a', { points: 1 });
  expect(withAutomaticPoints(given, [task], answers)).toBe(given);
});
