import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { seedSceneClass } from '../classes/scene-class.js';
import { seedSceneSchool } from '../schools/scene-school.js';
import type { ActorName } from './expected.js';
import type { Resident, World } from './world.js';

/**
 * Returns a browser of an actor inside or outside this world; signed in anew each time, so that one sign-out does not affect another test.
 */
export async function browserOf(actor: ActorName, api: TestApi, world: World): Promise<TestBrowser> {
  const { people } = api;
  if (actor in world.accounts) return people.signIn(api.browser(), world.accounts[actor as Resident]);
  switch (actor) {
    case 'visitor':
      return world.browsers.visitor;
    case 'admin':
      return people.signIn(api.browser(), await people.account({ admin: true, reviewer: true }));
    case 'impersonator': {
      const browser = api.browser();
      await people.lookAs(browser, await people.account({ admin: true }), world.accounts.teacher);
      return browser;
    }
    case 'otherTeacher': {
      const other = await people.account();
      await seedSceneClass(api, other, await people.account());
      await seedSceneSchool(api, other, await people.account());
      return people.signIn(api.browser(), other);
    }
    case 'otherPupil': {
      const { pupilAccount } = await seedSceneClass(api, await people.account(), await people.account());
      return people.signIn(api.browser(), pupilAccount);
    }
    case 'visitorWithout': {
      const browser = api.browser();
      await people.visit(browser);
      return browser;
    }
    default:
      return api.browser();
  }
}
