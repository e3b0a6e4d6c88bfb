import type { AdministeredPlatform, AdministeredProvider } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { newAdmin } from '../support/editorial-places.js';
import { signedIn } from '../support/people.js';
import { expect, test } from '../support/test.js';
import { keep } from './keep-picture.js';

const SCHOOL = 'https://murmel.schule.example';
const USED = '2026-11-30T08:12:00.000Z';

/** Settings of a school as docs/operations.md has them: those of a test run name ports of this machine. */
const PROVIDERS: AdministeredProvider[] = [
  {
    ...{ id: 'schule', name: 'Schulportal', issuer: 'https://login.schule.example/realms/schule', clientId: 'murmel' },
    ...{ redirectUri: `${SCHOOL}/sign_on/with/schule/callback`, logoutUri: `${SCHOOL}/sign_on/with/schule/logout` },
    ...{ teachers: { claim: 'realm_access.roles', values: ['lehrkraft'] }, schoolClaim: 'schulkennung', newAccounts: true },
    schools: [{ schoolId: '0193a2c4-7d41-7a53-9c0e-4f3b2a1d5e6f', name: 'Goetheschule', value: 'de-by-1234' }],
    ...{ accounts: 42, usedAt: USED },
  },
];
const PLATFORMS: AdministeredPlatform[] = [
  {
    ...{ id: 'moodle', name: 'Moodle', issuer: 'https://moodle.schule.example', clientId: 'aB3xY9kLm2QpR7t', deployments: ['1'] },
    authorizationUrl: 'https://moodle.schule.example/mod/lti/auth.php',
    tokenUrl: 'https://moodle.schule.example/mod/lti/token.php',
    keysUrl: 'https://moodle.schule.example/mod/lti/certs.php',
    ...{ links: 12, learners: 214, launchedAt: USED, gradesWaiting: 0, gradesFailed: 0 },
  },
];

/** Answers a call of the page as at that school. */
async function answer(page: Page, path: string, body: object): Promise<void> {
  await page.route(`**/api/backoffice/${path}`, (route) => route.fulfill({ json: body }));
}

test('school accounts and learning platforms in the administration', { tag: '@pictures' }, async ({ browser, stack }) => {
  const admin = await signedIn(browser, stack, await newAdmin(stack, 'Deniz', 'Kaya'), { viewport: { width: 1280, height: 900 } });
  const page = await admin.newPage();
  await answer(page, 'sign_on', { passwordSignIn: true, providers: PROVIDERS });
  await page.goto('/backoffice/sign_on');
  await expect(page.getByRole('heading', { name: 'Schulportal' })).toBeVisible();
  await keep(page, 'school-accounts');

  const tool = { loginUrl: `${SCHOOL}/lti/login`, launchUrl: `${SCHOOL}/lti/launch`, keysUrl: `${SCHOOL}/lti/keys`, secure: true };
  await answer(page, 'lti', { tool, platforms: PLATFORMS });
  await page.goto('/backoffice/lti');
  await expect(page.getByRole('heading', { name: 'Moodle' })).toBeVisible();
  await keep(page, 'learning-platforms');
  await admin.close();
});
