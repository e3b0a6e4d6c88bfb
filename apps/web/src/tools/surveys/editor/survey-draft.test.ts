import type { SurveyDefinition, SurveyQuestion } from '@murmel/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newOption } from './draft-question';
import type { QuestionChange } from './question-sync';
import { createSurveyDraft } from './survey-draft';

const QUESTION: SurveyQuestion = {
  id: 'q',
  type: 'single_choice',
  title: 'Alt',
  description: '',
  required: false,
  inResults: true,
  recommendation: false,
  options: [
    { id: 'a', text: 'eins' },
    { id: 'b', text: 'zwei' },
  ],
};

/** A server as the api is one: it trims, counts, and refuses what was overtaken. Each answer waits until it is let through. */
function slowServer(...more: SurveyQuestion[]) {
  let questions = [QUESTION, ...more];
  let revision = 0;
  const sent: QuestionChange[] = [];
  const waiting: (() => void)[] = [];
  const now = (): SurveyDefinition => ({
    state: 'draft',
    participantsSee: 'never',
    publicResult: false,
    thankYou: '',
    questions,
    editing: { revision, writers: [] },
  });
  const write = (id: string, fields: Partial<SurveyQuestion>) => {
    revision += 1;
    questions = questions.map((question) => (question.id === id ? { ...question, ...fields } : question));
  };
  return {
    now,
    sent,
    save: async (id: string, change: QuestionChange) => {
      sent.push(change);
      await new Promise<void>((resolve) => waiting.push(resolve));
      const { title, options, ...others } = change.fields;
      const fields = {
        ...others,
        ...(title === undefined ? {} : { title: title.trim() }),
        ...(options ? { options: options.map((option) => ({ ...option, text: option.text.trim() })) } : {}),
      };
      const question = questions.find((one) => one.id === id);
      const isAsItWas = ([field, was]: [string, unknown]) =>
        [was, fields[field as 'title']].some((value) => JSON.stringify(question?.[field as 'title']) === JSON.stringify(value));
      if (!question || !Object.entries(change.was).every(isAsItWas)) return { now: now(), written: false };
      write(id, fields as Partial<SurveyQuestion>);
      return { now: now(), written: true };
    },
    /** edits of another user; received with the next push */
    write,
    remove: (id: string) => {
      revision += 1;
      questions = questions.filter((question) => question.id !== id);
    },
    answer: async () => {
      waiting.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const begin = (...more: SurveyQuestion[]) => {
  const server = slowServer(...more);
  return { server, draft: createSurveyDraft(server.now(), server.save) };
};
const pause = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the draft of a survey', () => {
  it('does not swallow the space that somebody just typed', async () => {
    const { server, draft } = begin();
    draft.change('q', { title: 'Neu ' }, 100);
    await pause(100);
    await server.answer();
    expect(draft.view()).toMatchObject({ state: 'saved', questions: [{ title: 'Neu ' }] });
  });

  it('keeps what is typed while an answer is under way, and sends a new option only once as new', async () => {
    const { server, draft } = begin();
    const added = newOption('drei');
    const options = [...draft.view().questions[0]!.options, added];
    draft.change('q', { options }, 0);
    await pause();
    draft.change('q', { options: options.with(2, { ...added, text: 'dreißig' }) }, 0);
    await server.answer();
    expect(draft.view().questions[0]!.options[2]).toEqual({ id: added.id, text: 'dreißig' });
    await pause();
    await server.answer();
    expect(server.sent[1]!.was.options).toContainEqual({ id: added.id, text: 'drei' });
    expect(draft.view()).toMatchObject({
      state: 'saved',
      questions: [{ options: [{ id: 'a' }, { id: 'b' }, { id: added.id, text: 'dreißig' }] }],
    });
  });

  it('does not send what is too long, and does not say that it is saved', async () => {
    const { server, draft } = begin();
    draft.change('q', { title: 'x'.repeat(501), required: true }, 0);
    await pause(10);
    await server.answer();
    expect(server.sent.map(({ fields }) => fields)).toEqual([{ required: true }]);
    expect(draft.view().questions[0]!.title).toHaveLength(501);
    expect(draft.view()).toMatchObject({ state: 'held', held: ['q'] });
  });

  it('says when everything that waits has arrived', async () => {
    const { server, draft } = begin();
    draft.change('q', { required: true }, 5000);
    const saved = draft.saved();
    await pause();
    await server.answer();
    await expect(saved).resolves.toBe(true);
  });
});

describe('a survey that two write', () => {
  it('takes over what the other changed, beside what is not saved yet', async () => {
    const { server, draft } = begin({ ...QUESTION, id: 'r' });
    draft.change('q', { title: 'Meins' }, 1000);
    server.write('q', { description: 'Fremd', inResults: false });
    server.write('r', { title: 'Fremd' });
    draft.take(server.now());
    expect(draft.view().questions).toMatchObject([{ title: 'Meins', description: 'Fremd', inResults: false }, { title: 'Fremd' }]);
    await pause(1000);
    await server.answer();
    expect([server.now().questions[0], draft.view().state]).toMatchObject([{ title: 'Meins', description: 'Fremd' }, 'saved']);
  });

  it.each([
    ['the push comes first', true],
    ['the refusal comes first', false],
  ])('the same field: nothing is lost and nothing is called saved before the choice (%s)', async (_, pushed) => {
    const { server, draft } = begin();
    draft.change('q', { title: 'Meins' }, 100);
    server.write('q', { title: 'Fremd' });
    if (pushed) draft.take(server.now());
    await pause(100);
    await server.answer();
    expect(server.now().questions[0]!.title).toBe('Fremd');
    expect(draft.view()).toMatchObject({
      state: 'held',
      questions: [{ title: 'Meins' }],
      conflicts: [{ field: 'title', theirs: 'Fremd' }],
    });
    expect(await draft.saved()).toBe(false);
    draft.settle(draft.view().conflicts[0]!, 'mine');
    await pause();
    await server.answer();
    expect([server.now().questions[0]!.title, draft.view().state, draft.view().conflicts]).toEqual(['Meins', 'saved', []]);
  });

  it('theirs taken is theirs, and nothing is sent', async () => {
    const { server, draft } = begin();
    draft.change('q', { title: 'Meins' }, 100);
    server.write('q', { title: 'Fremd' });
    draft.take(server.now());
    draft.settle(draft.view().conflicts[0]!, 'theirs');
    await pause(100);
    expect([draft.view().questions[0]!.title, draft.view().state, server.sent]).toEqual(['Fremd', 'saved', []]);
  });

  it('what I sent myself is no contradiction, also when the push comes before the answer and the answer never', async () => {
    const { server, draft } = begin();
    draft.change('q', { title: 'Ei' }, 0);
    await pause();
    server.write('q', { title: 'Ei' });
    draft.change('q', { title: 'Ein' }, 100);
    draft.take(server.now());
    await server.answer();
    await pause(100);
    await server.answer();
    expect([server.now().questions[0]!.title, draft.view().state, draft.view().conflicts]).toEqual(['Ein', 'saved', []]);
  });

  it('what was written although its answer got lost is no contradiction either', async () => {
    const server = slowServer();
    let answers = false;
    const draft = createSurveyDraft(server.now(), async (id, change) => {
      if (answers) return server.save(id, change);
      server.write(id, change.fields as Partial<SurveyQuestion>);
      throw new Error('offline');
    });
    draft.change('q', { title: 'Ei' }, 0);
    await pause();
    answers = true;
    draft.change('q', { title: 'Ein' }, 0);
    await pause();
    await server.answer();
    await server.answer();
    expect([server.now().questions[0]!.title, draft.view().state, draft.view().conflicts]).toEqual(['Ein', 'saved', []]);
  });

  it('an older state that comes late changes nothing', async () => {
    const { server, draft } = begin();
    const before = server.now();
    draft.change('q', { title: 'Neu' }, 0);
    await pause();
    await server.answer();
    draft.take(before);
    expect(draft.view().questions[0]!.title).toBe('Neu');
  });

  it('options written here for a question that asks for no choice any more wait for a choice', async () => {
    const { server, draft } = begin();
    const { options } = draft.view().questions[0]!;
    draft.change('q', { options: options.with(0, { id: 'a', text: 'meins' }) }, 100);
    server.write('q', { type: 'long_answer', options: [] });
    draft.take(server.now());
    await pause(100);
    expect(draft.view()).toMatchObject({ state: 'held', questions: [{ type: 'single_choice', options: [{ text: 'meins' }, {}] }] });
    draft.settle(draft.view().conflicts[0]!, 'mine');
    await pause();
    await server.answer();
    expect(server.now().questions[0]).toMatchObject({ type: 'single_choice', options: [{ text: 'meins' }, { text: 'zwei' }] });
  });

  it('new, moved and deleted questions come; what was being typed in a deleted one is offered', async () => {
    const { server, draft } = begin({ ...QUESTION, id: 'r' }, { ...QUESTION, id: 's' });
    draft.change('r', { title: 'Getippt' }, 100);
    server.remove('r');
    server.remove('s');
    draft.take(server.now());
    await pause(100);
    expect(draft.view()).toMatchObject({
      state: 'held',
      questions: [{ id: 'q' }],
      lost: [{ question: { title: 'Getippt' }, after: 'q' }],
    });
    expect(server.sent).toEqual([]);
    draft.forget('r');
    expect(draft.view()).toMatchObject({ state: 'idle', lost: [] });
  });

  it('what I deleted does not come back with a push from before, and is offered to nobody', () => {
    const { server, draft } = begin({ ...QUESTION, id: 'r' });
    draft.change('r', { title: 'Getippt' }, 100);
    draft.drop('r');
    draft.take(server.now());
    expect(draft.view().questions.map(({ id }) => id)).toEqual(['q']);
    server.remove('r');
    draft.take(server.now());
    expect(draft.view().lost).toEqual([]);
  });

  it('what could not be sent is merged with what came meanwhile, and sent', async () => {
    const server = slowServer();
    let away = true;
    const draft = createSurveyDraft(server.now(), (id, change) => (away ? Promise.reject(new Error('offline')) : server.save(id, change)));
    draft.change('q', { title: 'Ohne Netz' }, 0);
    await pause();
    expect(draft.view().state).toBe('failed');
    server.write('q', { options: [{ id: 'a', text: 'von dort' }] });
    draft.take(server.now());
    away = false;
    draft.flush();
    await pause();
    await server.answer();
    expect(draft.view()).toMatchObject({ state: 'saved', questions: [{ title: 'Ohne Netz', options: [{ text: 'von dort' }] }] });
  });
});
