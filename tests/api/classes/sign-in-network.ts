import type { SchoolClass } from '@murmel/contracts';
import type { TestApi } from '../../support/api.js';
import { startApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { type ClassCast, type Come, tokenOf } from './class-cast.js';
import { projectIn } from './project-in-class.js';

/** A code that is surely not assigned. */
export const WRONG = '100000';
/** Addresses of a school's line, of another device behind it, and of a distant client. */
export const SCHOOL = '85.214.10.7';
export const NEIGHBOUR = '85.214.10.99';
export const ELSEWHERE = '91.12.44.3';

/** An installation on the internet, behind a proxy that says who asks. */
export function startOnline(adminUrl: string): Promise<TestApi> {
  return startApi(adminUrl, { trustProxy: 1, publicUrl: 'https://murmel.example', https: false, localNetworkOnly: false });
}

/** Comes in as the page `/go` does, from somewhere. */
export function comeFrom(
  address: string,
  browser: TestBrowser,
  by: { code?: string | null; classToken?: string; card?: string; name?: string },
): Promise<Come> {
  return browser.post('/api/pupil_sessions', by, { headers: { 'x-forwarded-for': address } });
}

/** A project runs, and three of its pupils came in through the class's own link: the network is known to the class. */
export async function lessonAt(api: TestApi, cast: ClassCast, address: string): Promise<void> {
  await projectIn(cast.owner.browser, cast.schoolClass.id);
  for (const { code } of cast.pupils.slice(0, 3)) await comeFrom(address, api.browser(), { code, classToken: tokenOf(cast.schoolClass) });
}

export const pathOf = ({ id }: Pick<SchoolClass, 'id'>): string => `/api/school_classes/${id}`;
