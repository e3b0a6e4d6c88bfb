import { LIMITS, type OwnSurveyResponse, type Survey, type SurveyAnswer } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { newestLeftover } from '../../../core/answers/answers-persister';
import { heldFileId } from '../../../core/answers/held-files';
import { isNewer, type LocalAnswers as KeptOf, NO_LOCAL_ANSWERS } from '../../../core/answers/local-answers';
import { newerOf } from './answers';
import { surveyWork } from './survey-persister';

type LocalAnswers = KeptOf<SurveyAnswer>;

const SERVER = '2026-05-12T09:50:00.000Z';
const at = (seconds: number): number => Date.parse(SERVER) + seconds * 1000;
const own: OwnSurveyResponse = {
  id: 'r',
  answers: [{ questionId: 'q', text: 'server' }],
  files: [{ id: 'f', name: 'a.pdf', bytes: 3, image: false }],
  submittedAt: null,
  updatedAt: SERVER,
};
const FILE = { id: 'held:r', name: 'Meine Aufnahme.m4a', bytes: 9 };
const kept = (part: Partial<LocalAnswers>): LocalAnswers => ({
  ...NO_LOCAL_ANSWERS,
  answers: { q: { questionId: 'q', text: 'device' } },
  changedAt: at(0),
  at: 'q',
  ...part,
});

describe('newerOf', () => {
  it('takes the device when only it moved on, whatever its clock says', () => {
    const device = kept({ unsaved: true, base: SERVER, changedAt: at(-3600) });
    expect(newerOf(device, own)).toMatchObject({ answers: { q: { text: 'device' } }, unsaved: true, base: SERVER });
  });

  it('takes the server when the device has nothing new', () => {
    expect(newerOf(kept({ unsaved: false, base: SERVER, changedAt: at(60) }), own)).toMatchObject({
      answers: { q: { text: 'server' } },
      at: 'q',
      unsaved: false,
    });
    expect(newerOf(undefined, own)).toMatchObject({ answers: { q: { text: 'server' } }, files: { f: { name: 'a.pdf' } }, at: null });
  });

  it('asks the clocks when both moved on', () => {
    const before = '2026-05-12T09:49:00.000Z';
    expect(isNewer(kept({ unsaved: true, base: before, changedAt: at(-10) }), own)).toBe(false);
    expect(isNewer(kept({ unsaved: true, base: before, changedAt: at(10) }), own)).toBe(true);
  });

  it('never forgets what waits to be sent', () => {
    const submission = { key: 'k', answers: [], incomplete: false, responseId: null };
    expect(newerOf(kept({ submission, changedAt: at(-10) }), own).submission).toEqual(submission);
  });

  it('[E32] keeps a recording that lies on the device alone beside what the server has newer', () => {
    const voice = { questionId: 'v', fileId: heldFileId('r') };
    const device = kept({ answers: { q: { questionId: 'q', text: 'device' }, v: voice }, files: { 'held:r': FILE }, base: SERVER });
    expect(newerOf(device, own)).toMatchObject({
      answers: { q: { text: 'server' }, v: voice },
      files: { f: { name: 'a.pdf' }, 'held:r': FILE },
    });
  });

  it("keeps the device's answers when the server has none (any more)", () => {
    expect(newerOf(kept({ base: SERVER }), null)).toMatchObject({ answers: { q: { text: 'device' } }, base: null, unsaved: true });
    expect(newerOf(undefined, null)).toEqual(NO_LOCAL_ANSWERS);
  });
});

describe('what a device keeps of answers', () => {
  const OPTION = 'o';
  const question = { description: '', required: false, inResults: true, recommendation: false };
  const survey = {
    id: 's',
    title: 'Ausflug',
    survey: {
      questions: [
        { ...question, id: 'q', type: 'long_answer', title: 'Wohin?', options: [] },
        { ...question, id: 'c', type: 'single_choice', title: 'Wann?', options: [{ id: OPTION, text: 'Im Mai' }] },
      ],
    },
  } as unknown as Survey;
  const answers = { q: { questionId: 'q', text: 'In den Wald' }, c: { questionId: 'c', optionIds: [OPTION] } };
  const begun = kept({ answers, unsaved: true });
  const submission = { key: 'k', answers: Object.values(answers), incomplete: false, responseId: null };

  it('is nothing unsent when the server has the draft, else a draft that can be sent without its page', () => {
    expect(surveyWork({ item: survey, own: null, kept: kept({ answers }) })).toMatchObject({
      unsent: false,
      text: '',
      calls: [],
      item: survey,
    });
    const work = surveyWork({ item: survey, own: null, kept: begun });
    expect(work).toMatchObject({ unsent: true, text: 'Wohin?\nIn den Wald\n\nWann?\nIm Mai' });
    expect(work.calls).toEqual([{ path: ['surveys', 'saveDraft'], input: { id: 's', answers: Object.values(answers) } }]);
  });

  it('[E32] of a recording is unsent until it is handed in, and no call sends it without its page', () => {
    const voice = { questionId: 'v', fileId: heldFileId('r') };
    const asked = {
      ...survey,
      survey: { questions: [...survey.survey.questions, { ...question, id: 'v', type: 'file', title: 'Wie klingt es?', options: [] }] },
    };
    const held = kept({ answers: { ...answers, v: voice }, files: { 'held:r': FILE } });
    const draft = surveyWork({ item: asked as unknown as Survey, own: null, kept: held });
    expect(draft).toMatchObject({ unsent: true, text: expect.stringContaining('Wie klingt es?\nMeine Aufnahme.m4a') as string });
    expect(draft.calls).toEqual([]);
    const handedIn = { ...held, submission: { ...submission, answers: [...submission.answers, voice] } };
    expect(surveyWork({ item: asked as unknown as Survey, own: null, kept: handedIn })).toMatchObject({ unsent: true, calls: [] });
  });

  it('is handed in once, under one key, or as a change of what was handed in', () => {
    const input = { answers: submission.answers, incomplete: false };
    expect(surveyWork({ item: survey, own: null, kept: { ...begun, submission } }).calls).toEqual([
      { path: ['surveys', 'respond'], input: { id: 's', ...input }, key: 'k' },
    ]);
    expect(surveyWork({ item: survey, own, kept: { ...begun, submission: { ...submission, responseId: 'r' } } }).calls).toEqual([
      { path: ['surveys', 'updateResponse'], input: { id: 'r', ...input } },
    ]);
    expect(surveyWork({ item: survey, own: null, kept: kept({ answers: {}, submission: { ...submission, answers: [] } }) })).toMatchObject({
      unsent: true,
    });
  });

  it('is no draft of what was handed in, or of a text that is too long', () => {
    expect(surveyWork({ item: survey, own: { ...own, submittedAt: SERVER }, kept: begun }).calls).toEqual([]);
    const long = { ...begun, answers: { q: { questionId: 'q', text: 'a'.repeat(LIMITS.survey.longAnswerMax + 1) } } };
    expect(surveyWork({ item: survey, own: null, kept: long }).calls).toEqual([]);
  });

  it('comes back as the newest of what earlier pages and older versions left', () => {
    const older = { item: undefined, value: kept({ changedAt: at(-5) }) };
    const newest = { item: survey, value: { kept: begun, own } };
    expect(newestLeftover([newest, older])).toEqual({ kept: begun, own, item: survey });
    expect(newestLeftover([older])).toEqual({ kept: older.value, own: null, item: undefined });
    for (const value of [null, {}, 'x', { answers: null, changedAt: 9e15 }])
      expect(newestLeftover([{ item: undefined, value }])).toBeUndefined();
  });
});
