import type { SurveyQuestion } from '@murmel/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuestionFields } from './draft-question';
import { newOption } from './draft-question';
import { createSurveyDraft } from './survey-draft';

const question: SurveyQuestion = {
  id: 'q',
  type: 'single_choice',
  title: 'Alt',
  description: '',
  required: false,
  options: [
    { id: 'a', text: 'eins' },
    { id: 'b', text: 'zwei' },
  ],
};

/** A server that trims, and gives new options an id; each answer waits until it is let through. */
function slowServer() {
  let stored = question;
  let made = 0;
  const sent: Partial<QuestionFields>[] = [];
  const waiting: (() => void)[] = [];
  const save = async (_id: string, fields: Partial<QuestionFields>) => {
    sent.push(fields);
    await new Promise<void>((resolve) => waiting.push(resolve));
    const { options, ...rest } = fields;
    stored = {
      ...stored,
      ...rest,
      title: (rest.title ?? stored.title).trim(),
      options: options?.map(({ id, text }) => ({ id: id ?? `new-${(made += 1)}`, text })) ?? stored.options,
    };
    return [stored];
  };
  return {
    save,
    sent,
    answer: async () => {
      waiting.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the draft of a survey', () => {
  it('does not swallow the space that somebody just typed', async () => {
    const server = slowServer();
    const draft = createSurveyDraft([question], server.save);
    draft.change('q', { title: 'Neu ' }, 100);
    await vi.advanceTimersByTimeAsync(100);
    await server.answer();
    expect(draft.view()).toMatchObject({ state: 'saved', questions: [{ title: 'Neu ' }] });
  });

  it('keeps what is typed while an answer is under way, and sends a new option only once as new', async () => {
    const server = slowServer();
    const draft = createSurveyDraft([question], server.save);
    const added = newOption('drei');
    const options = [...draft.view().questions[0]!.options, added];
    draft.change('q', { options }, 0);
    await vi.advanceTimersByTimeAsync(0);
    draft.change('q', { options: options.with(2, { ...added, text: 'dreißig' }) }, 0);
    await server.answer();
    expect(draft.view().questions[0]!.options[2]).toMatchObject({ id: 'new-1', text: 'dreißig', key: added.key });
    await vi.advanceTimersByTimeAsync(0);
    await server.answer();
    expect(server.sent[1]!.options?.map(({ id }) => id)).toEqual(['a', 'b', 'new-1']);
    expect(draft.view()).toMatchObject({
      state: 'saved',
      questions: [{ options: [{ id: 'a' }, { id: 'b' }, { id: 'new-1', text: 'dreißig' }] }],
    });
  });

  it('does not send what is too long', async () => {
    const server = slowServer();
    const draft = createSurveyDraft([question], server.save);
    draft.change('q', { title: 'x'.repeat(501) }, 0);
    await vi.advanceTimersByTimeAsync(10);
    expect(server.sent).toEqual([]);
    expect(draft.view().questions[0]!.title).toHaveLength(501);
  });

  it('takes over what others changed, but not over what is not saved yet', async () => {
    const server = slowServer();
    const draft = createSurveyDraft([question, { ...question, id: 'r' }], server.save);
    draft.change('q', { title: 'Meins' }, 1000);
    draft.take([
      { ...question, title: 'Fremd' },
      { ...question, id: 'r', title: 'Fremd' },
    ]);
    expect(draft.view().questions.map(({ title }) => title)).toEqual(['Meins', 'Fremd']);
  });

  it('says when everything that waits has arrived', async () => {
    const server = slowServer();
    const draft = createSurveyDraft([question], server.save);
    draft.change('q', { required: true }, 5000);
    const saved = draft.saved();
    await vi.advanceTimersByTimeAsync(0);
    await server.answer();
    await expect(saved).resolves.toBe(true);
  });
});
