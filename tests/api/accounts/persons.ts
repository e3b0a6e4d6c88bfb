import type { Account } from '@murmel/server';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';

export const PASSWORD = 'Waldmeister im Mai';

/** A confirmed teacher with `PASSWORD`. */
export async function teacher(api: TestApi, fields: Partial<Account> = {}): Promise<Account> {
  return api.people.account({ passwordHash: await hashPassword(PASSWORD), ...fields });
}

export async function signedIn(api: TestApi, fields: Partial<Account> = {}): Promise<{ account: Account; browser: TestBrowser }> {
  const account = await api.people.account(fields);
  return { account, browser: await api.people.signIn(api.browser(), account) };
}

export async function pupil(api: TestApi): Promise<{ account: Account; browser: TestBrowser }> {
  return signedIn(api, { type: 'Pupil', email: null, name: 'MK' });
}

export async function visitor(api: TestApi, displayName?: string) {
  const browser = api.browser();
  return { browser, visitor: await api.people.visit(browser, displayName) };
}
