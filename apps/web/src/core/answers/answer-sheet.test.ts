import { describe, expect, it, vi } from 'vitest';
import { AnswerSheet } from './answer-sheet';
import type { Answers as AnswersOf } from './answers';
import { type LocalAnswers as KeptOf, NO_LOCAL_ANSWERS } from './local-answers';

type Answer = { questionId: string; text: string };
type Answers = AnswersOf<Answer>;
type Kept = KeptOf<Answer>;

const say = (text: string) => ({ questionId: 'q', text });

function open(saveDraft: (answers: Answers) => Promise<string> = () => Promise.resolve('t1')) {
  const written: (Kept | null)[] = [];
  const drafts: Answers[] = [];
  const sheet = new AnswerSheet<Answer>({
    start: NO_LOCAL_ANSWERS,
    now: () => 1000,
    keep: (kept) => written.push(kept),
    saveDraft: (answers) => {
      drafts.push(answers);
      return saveDraft(answers);
    },
  });
  return { sheet, written, drafts };
}

describe('AnswerSheet', () => {
  it('stores nothing on the device before the first answer, then everything', () => {
    const { sheet, written } = open();
    sheet.goTo('q');
    expect(written).toEqual([]);
    sheet.answer('q', say('Hallo'));
    sheet.answer('q', undefined);
    expect(written.map((kept) => kept?.answers)).toEqual([{ q: say('Hallo') }, {}]);
  });

  it('gives the server what is new, once', async () => {
    const { sheet, drafts } = open();
    await sheet.saveDraft();
    sheet.answer('q', say('a'));
    await sheet.saveDraft();
    await sheet.saveDraft();
    expect(drafts).toEqual([{ q: say('a') }]);
    expect(sheet.get()).toMatchObject({ base: 't1', unsaved: false });
  });

  it('tries again after a failure, silently', async () => {
    const answer = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('t2');
    const { sheet, drafts } = open(answer);
    sheet.answer('q', say('a'));
    await sheet.saveDraft();
    expect(sheet.get()).toMatchObject({ base: null, unsaved: true });
    await sheet.saveDraft();
    expect(drafts).toHaveLength(2);
    expect(sheet.get().unsaved).toBe(false);
  });

  it('notices what was typed while a draft was on its way', async () => {
    let arrive = (_base: string): void => undefined;
    const { sheet, drafts } = open(() => new Promise((resolve) => (arrive = resolve)));
    sheet.answer('q', say('a'));
    const first = sheet.saveDraft();
    await sheet.saveDraft();
    sheet.answer('q', say('ab'));
    arrive('t1');
    await first;
    expect(drafts).toHaveLength(1);
    expect(sheet.get()).toMatchObject({ base: 't1', unsaved: true });
  });

  it('keeps a submission until it is done, sends no draft beside it, and then forgets', async () => {
    const { sheet, written, drafts } = open();
    const submission = { key: 'k', answers: [], incomplete: true, responseId: null };
    sheet.submitting(submission);
    expect(written.at(-1)).toMatchObject({ submission, changedAt: 1000 });
    sheet.answer('q', say('late'));
    await sheet.saveDraft();
    expect(drafts).toEqual([]);
    sheet.done();
    sheet.goTo('q');
    expect(written.at(-1)).toBeNull();
  });
});
