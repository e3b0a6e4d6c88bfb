import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { browserOf } from './bystanders.js';
import { type ActorName, expected } from './expected.js';
import type { Route } from './routes.js';
import type { World } from './world.js';

const INSIDERS: ActorName[] = ['teacher', 'admin', 'pupil', 'visitor'];

export type Insiders = Partial<Record<ActorName, TestBrowser>>;

/** Returns the browsers of all people of a world, of the administration, and one without a sign-in for calls that need none. */
export async function insidersOf(api: TestApi, world: World): Promise<Insiders> {
  return { ...world.browsers, admin: await browserOf('admin', api, world), nobody: api.browser() };
}

/** Returns a browser that is authorized for this call: a refused one would find nothing out. */
export function insiderAt(route: Route, insiders: Insiders): TestBrowser {
  return insiders[INSIDERS.find((name) => expected(route, name) === 'in') ?? 'nobody']!;
}
