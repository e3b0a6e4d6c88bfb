import { INITIAL_DATA_ID, type InitialData, TOOL_KEYS } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { PASSWORD, teacher } from './persons.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

/** Returns the initial data that the server wrote into a page for the client. */
async function dataOf(browser: TestBrowser, path: string): Promise<InitialData> {
  const { body } = await browser.get<string>(path);
  const written = new RegExp(`<script type="application/json" id="${INITIAL_DATA_ID}">(.*?)</script>`, 's').exec(body);
  return JSON.parse(written![1]!) as InitialData;
}

describe('[SES-15] the page brings', () => {
  it('who is there, what is to be said, the catalogue, and that nobody acts as somebody else', async () => {
    const account = await teacher(api, { firstname: 'Deniz' });
    const browser = api.browser();
    await browser.post('/api/sessions', { email: account.email, password: PASSWORD });
    const data = await dataOf(browser, '/');
    expect(data.user).toMatchObject({ id: account.id, firstname: 'Deniz' });
    expect(data.flash).toMatchObject([{ type: 'success', message: 'Willkommen bei murmel, Deniz. Dein Konto ist bereit.' }]);
    expect(data.apps).toEqual((await browser.get('/api/apps')).body);
    expect(data.apps.map(({ id }) => id)).toEqual(TOOL_KEYS);
    expect([data.galleryMode, data.incognito, data.accessibilityContact]).toEqual([false, null, null]);
  });

  it('nobody for whoever is nobody, and gallery mode where the address carries a public token', async () => {
    const data = await dataOf(api.browser(), '/tools?public_token=abc');
    expect([data.user, data.flash, data.galleryMode, data.incognito]).toEqual([null, [], true, null]);
  });
});
