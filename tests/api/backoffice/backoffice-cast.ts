import type { AdministeredPerson, ListedPerson } from '@murmel/contracts';
import type { Account } from '@murmel/server';
import type { TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { person, type SignedInAccount } from '../schools/school-cast.js';

export const USERS = '/api/backoffice/users';

export interface Page<T> {
  entries: T[];
  total: number;
}

/** Returns an admin of the installation. */
export const admin = (api: TestApi): Promise<SignedInAccount> => person(api, { admin: true, publicName: 'Deniz Kaya' });

export const seen = async (browser: TestBrowser, id: string): Promise<AdministeredPerson> =>
  (await browser.get<AdministeredPerson>(`${USERS}/${id}`)).body;

export const found = async (browser: TestBrowser, query: string): Promise<ListedPerson[]> =>
  (await browser.get<Page<ListedPerson>>(`${USERS}?${query}`)).body.entries;

export const change = (browser: TestBrowser, { id }: Pick<Account, 'id'>, fields: object) =>
  browser.put<AdministeredPerson & Refusal>(`${USERS}/${id}`, fields);
