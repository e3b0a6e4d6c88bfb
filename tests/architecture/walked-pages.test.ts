import { join } from 'node:path';
import { BACKOFFICE_PATH, ONBOARDING_PATHS } from '@murmel/contracts';
import { expect, test, vi } from 'vitest';
import { LEFT_OUT, WALKED_PAGES, walkedPageAt } from '../e2e/support/walked-pages.js';
import { REPOSITORY } from '../support/process.js';

interface Route {
  path: string;
  /** dialogs of the page by their paths below it */
  dialogs?: Readonly<Record<string, string>>;
}

// Page content is not tested here, and pages of tools import the api's client, which reads the page it stands in.
vi.mock('../../apps/web/src/platform/page/lazy-page', () => ({ lazyPage: () => () => null }));
vi.mock('../../apps/web/src/app/tools', () => ({ WEB_TOOLS: new Proxy({}, { get: () => ({}) }) }));

// By its path alone: a browser's modules are none of this workspace's types.
const { ROUTES } = (await import(join(REPOSITORY, 'apps/web/src/app/routes.ts'))) as { ROUTES: readonly Route[] };
const { PLACES } = (await import(join(REPOSITORY, 'apps/web/src/backoffice/places.ts'))) as { PLACES: readonly Route[] };
const pages = [
  ...ROUTES.flatMap(({ path, dialogs = {} }) => [path, ...Object.keys(dialogs).map((dialog) => `${path}/${dialog}`)]),
  ...PLACES.map(({ path }) => `${BACKOFFICE_PATH}${path}`),
  ...Object.values(ONBOARDING_PATHS),
];
const leftOut = (page: string): boolean => LEFT_OUT.some(({ pages: some }) => some.test(page));

test('every page of the app is walked for its accessibility, or it is said why not', () => {
  expect(pages.filter((page) => !WALKED_PAGES.includes(page) && !leftOut(page))).toEqual([]);
});

test('no page is walked, and none left out, that the app does not have', () => {
  expect(WALKED_PAGES.filter((page) => !pages.includes(page))).toEqual([]);
  expect(LEFT_OUT.filter(({ pages: some }) => !pages.some((page) => some.test(page)))).toEqual([]);
});

test('a path belongs to the page that says most of it', () => {
  expect(walkedPageAt('/t/school_classes/new')).toBe('/t/school_classes/new');
  expect(walkedPageAt('/t/school_classes/0190')).toBe('/t/school_classes/:id');
  expect(walkedPageAt('/nowhere')).toBeUndefined();
});
