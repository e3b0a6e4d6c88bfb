import type { CurrentUser } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
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
