import { type CurrentUser, fittingTools, type OnboardingAnswers } from '@murmel/contracts';
import { Account } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { pupil, signedIn, visitor } from './persons.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const PATH = '/api/users/me';
const FIELDS = [
  'additionalQualificationGroup',
  'admin',
  'asksName',
  'canQuestionReOnboarding',
  'disabledTools',
  'disabledToolsFeatures',
  'enabledFeatures',
  'favouriteTools',
  'firstname',
  'gradeLevels',
  'hasUnreadPosts',
  'id',
  'incognito',
  'international',
  'licence',
  'locale',
  'name',
  'needsFirstOnboarding',
  'needsReOnboarding',
  'publicName',
  'reviewer',
  'schoolClassId',
  'schoolClassToken',
  'schoolClassType',
  'shortName',
  'subjectTypes',
  'toolsUserId',
  'type',
];

describe('GET /users/me', () => {
  it('nobody is nobody, without a cookie', async () => {
    const answer = await api.browser().get<Refusal>(PATH);
    expect([answer.status, answer.body.code, answer.headers.getSetCookie().length]).toEqual([401, 'UNAUTHORIZED', 0]);
  });

  it('[SES-03] [SES-07] a teacher has every field of the specification', async () => {
    const { account, browser } = await signedIn(api, {
      admin: true,
      disabledTools: ['text_editor'],
      licence: 'free',
      publicName: 'x'.repeat(40),
    });
    const { body, status } = await browser.get<CurrentUser>(PATH);
    expect([status, Object.keys(body).sort()]).toEqual([200, [...FIELDS, 'email'].sort()]);
    expect(body).toMatchObject({
      id: account.id,
      type: 'User',
      admin: true,
      email: account.email,
      licence: 'free',
      disabledTools: ['text_editor'],
      shortName: 'x'.repeat(30),
    });
  });

  it('a visitor has them too, without an address', async () => {
    const { browser, visitor: row } = await visitor(api, 'Gast Igel');
    const { body } = await browser.get<CurrentUser>(PATH);
    expect(Object.keys(body).sort()).toEqual(FIELDS);
    expect(body).toMatchObject({ id: row.id, type: 'Visitor', name: 'Gast Igel', toolsUserId: row.id, admin: false });
  });

  it('[SES-28] admin and reviewer count for teachers only', async () => {
    const { account, browser } = await pupil(api);
    await api.database.query('update account set admin = true, reviewer = true where id = $1', [account.id]);
    expect((await browser.get<CurrentUser>(PATH)).body).toMatchObject({ type: 'Pupil', admin: false, reviewer: false, name: 'MK' });
  });

  it('[SES-02] the name that is shown is never empty', async () => {
    const { browser } = await signedIn(api, { publicName: ' ' });
    expect((await browser.get<CurrentUser>(PATH)).body.shortName).toBe('Anonymous');
  });
});

describe('[NAV-02] [NAV-03] first steps', () => {
  const STEPS = '/api/onboarding';
  const ANSWERS = {
    subjectTypes: ['BIOLOGY', 'GERMAN'],
    gradeLevels: ['GRADE_LEVEL_LOWER'],
    schoolTypes: ['SCHOOL_TYPE_GYMNASIUM'],
    goal: 'words',
  } as const;
  const flags = async (browser: TestBrowser): Promise<boolean[]> => {
    const { body } = await browser.get<CurrentUser>(PATH);
    return [body.needsFirstOnboarding, body.needsReOnboarding, body.canQuestionReOnboarding];
  };
  const teacher = (fields: Partial<Account> = {}) => signedIn(api, { onboardedAt: null, ...fields });

  it('are for teachers alone', async () => {
    for (const [browser, status] of [
      [api.browser(), 401],
      [(await visitor(api)).browser, 403],
      [(await pupil(api)).browser, 403],
    ] as const) {
      expect((await browser.get(STEPS)).status).toBe(status);
      expect((await browser.put(STEPS, ANSWERS)).status).toBe(status);
      expect((await browser.put(`${STEPS}/skip`, {})).status).toBe(status);
    }
    expect(await flags((await pupil(api)).browser)).toEqual([false, false, false]);
  });

  it('refuse what is no subject, no grade, no goal, or more', async () => {
    const { browser } = await teacher();
    for (const wrong of [
      { subjectTypes: ['ALCHEMY'] },
      { gradeLevels: 'GRADE_LEVEL_LOWER' },
      { schoolTypes: Array.from({ length: 11 }, () => 'SCHOOL_TYPE_OTHER') },
      { goal: 'rest' },
      { admin: true },
    ])
      expect((await browser.put<Refusal>(STEPS, { ...ANSWERS, ...wrong })).status).toBe(400);
    expect(await flags(browser)).toEqual([true, false, false]);
  });

  it('are asked until they are answered; the answers are read back, set the favourites and order templates', async () => {
    const { browser, account } = await teacher();
    const own = (title: string, subjectTypes: Account['subjectTypes']) =>
      api.people.item(account, { title, subjectTypes, templateFor: 'me' });
    await own('A Physik', ['PHYSICS']);
    await own('B Alles', []);
    await own('C Bio', ['BIOLOGY']);
    const { status, body } = await browser.put<CurrentUser>(STEPS, ANSWERS);
    expect([status, body.needsFirstOnboarding, body.subjectTypes, body.gradeLevels]).toEqual([
      200,
      false,
      ['BIOLOGY', 'GERMAN'],
      ['GRADE_LEVEL_LOWER'],
    ]);
    expect(body.favouriteTools).toEqual(fittingTools(ANSWERS));
    expect(body.favouriteTools[0]).toBe('word_clouds');
    expect((await browser.get<OnboardingAnswers>(STEPS)).body).toEqual({
      ...ANSWERS,
      favouriteTools: fittingTools(ANSWERS),
      answeredAt: expect.stringMatching(/^\d{4}-/),
      school: null,
    });
    const fit = await browser.get<{ entries: { item: { title: string } }[] }>(
      '/api/templates?of=own&fitsSubjects=BIOLOGY&fitsGrades=GRADE_LEVEL_LOWER',
    );
    expect(fit.body.entries.map(({ item }) => item.title)).toEqual(['C Bio', 'B Alles']);
  });

  it('keep favourites that were chosen, and what was answered can be taken back', async () => {
    const { browser } = await teacher({ favouriteTools: ['surveys'] });
    expect((await browser.put<CurrentUser>(STEPS, ANSWERS)).body.favouriteTools).toEqual(['surveys', 'word_clouds']);
    const nothing = { subjectTypes: [], gradeLevels: [], schoolTypes: [], goal: null };
    expect((await browser.put<CurrentUser>(STEPS, nothing)).body).toMatchObject({
      subjectTypes: [],
      favouriteTools: ['surveys', 'word_clouds'],
    });
    expect((await browser.get<OnboardingAnswers>(STEPS)).body).toMatchObject(nothing);
  });

  it('are skipped for good; those of a new school year are put off, and asked again when 30 days are over', async () => {
    const { browser, account } = await teacher();
    expect((await browser.put<CurrentUser>(`${STEPS}/skip`, {})).body.needsFirstOnboarding).toBe(false);
    expect(await flags(browser)).toEqual([false, false, false]);
    await api.database.manager.update(Account, { id: account.id }, { onboardedAt: new Date(Date.now() - 400 * 86_400_000) });
    expect(await flags(browser)).toEqual([false, true, true]);
    await browser.put(`${STEPS}/skip`, {});
    expect(await flags(browser)).toEqual([false, true, false]);
    await api.database.manager.update(Account, { id: account.id }, { askLaterSince: new Date(Date.now() - 31 * 86_400_000) });
    expect(await flags(browser)).toEqual([false, true, true]);
    await browser.put(STEPS, { ...ANSWERS, goal: null });
    expect(await flags(browser)).toEqual([false, false, false]);
  });
});
