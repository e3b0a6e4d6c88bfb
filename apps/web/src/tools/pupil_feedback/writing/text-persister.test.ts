import type { FeedbackAssignmentItem, OwnPupilText } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { NO_LOCAL_ANSWERS } from '../../../core/answers/local-answers';
import { textWork } from './text-persister';

const item = { id: 'a' } as FeedbackAssignmentItem;
const own = { id: 'r', answers: [], files: [], submittedAt: null, updatedAt: '2026-05-12T09:50:00.000Z' } as unknown as OwnPupilText;
const TEXT = [{ partId: 'text', text: 'Ohne Netz geschrieben' }];
const kept = { ...NO_LOCAL_ANSWERS, answers: { text: TEXT[0]! }, changedAt: 1, unsaved: true };
const submission = (incomplete: boolean) => ({ key: 'k', answers: TEXT, incomplete, responseId: 'r' });

describe('[PFB-03] a text that is written without a line', () => {
  it('is kept on the device with its words, and sent by the next page that has one', () => {
    expect(textWork({ item, own, kept })).toMatchObject({
      unsent: true,
      text: 'Ohne Netz geschrieben',
      calls: [{ path: ['pupilFeedback', 'updateResponse'], input: { id: 'r', answers: TEXT } }],
    });
  });

  it.each([
    ['a version', true, false],
    ['the final version', false, true],
  ])('is handed in later as %s', (_what, incomplete, final) => {
    expect(textWork({ item, own, kept: { ...kept, submission: submission(incomplete) } }).calls).toEqual([
      { path: ['pupilFeedback', 'submitResponse'], input: { id: 'r', answers: TEXT, final } },
    ]);
  });

  it('sends nothing before its author began under a name, and nothing that is too long', () => {
    expect(textWork({ item, own: null, kept }).calls).toEqual([]);
    const long = { partId: 'text', text: 'x'.repeat(20_001) };
    expect(textWork({ item, own, kept: { ...kept, answers: { text: long } } })).toMatchObject({ unsent: true, calls: [] });
  });
});
