import type { ReviewCase } from '@murmel/contracts';
import { GalleryEntry, type Item } from '@murmel/server';
import type { TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { type Cast, castOf } from '../sharing/cast.js';

const DAY_MS = 86_400_000;

export const OPEN = { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_read' } as const satisfies Partial<Item>;

export interface ReviewCast extends Cast {
  reviewer: Cast['owner'];
}

/** Returns the cast around an item in the gallery, and a reviewer. */
export async function reviewCast(api: TestApi, fields: Partial<Item> = {}): Promise<ReviewCast> {
  const cast = await castOf(api, { kind: 'pinboard', ...OPEN, ...fields });
  await api.database.manager.insert(GalleryEntry, { itemId: cast.item.id, openedAt: new Date() });
  const account = await api.people.account({ reviewer: true, publicName: 'Rita Rat' });
  return { ...cast, reviewer: { account, browser: await api.people.signIn(api.browser(), account) } };
}

/** A teacher who has been here for a while: their report counts where copies are concerned. */
export async function knownTeacher(api: TestApi): Promise<TestBrowser> {
  return api.people.signIn(api.browser(), await api.people.account({ createdAt: new Date(Date.now() - 30 * DAY_MS) }));
}

export const report = (browser: TestBrowser, id: string, more: object = {}, headers: Record<string, string> = {}) =>
  browser.call<Refusal>('POST', `/api/items/${id}/reports`, {
    body: { reason: 'rights', note: 'Das Foto ist von mir.', ...more },
    headers,
  });

export const decideOn = (browser: TestBrowser, id: string, verdict: string, reason = 'Das Foto gehört dir nicht.') =>
  browser.put<Refusal>(`/api/items/${id}/review`, { verdict, reason });

export const askAgain = (browser: TestBrowser, id: string) => browser.put<Refusal>(`/api/items/${id}/review_request`, {});

export async function cases(browser: TestBrowser, query = ''): Promise<ReviewCase[]> {
  return (await browser.get<{ entries: ReviewCase[] }>(`/api/reviews?limit=100&${query}`)).body.entries;
}

export async function caseOf(browser: TestBrowser, id: string, query = ''): Promise<ReviewCase | undefined> {
  return (await cases(browser, query)).find(({ item }) => item.id === id);
}
