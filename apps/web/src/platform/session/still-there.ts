import { createApi } from '../api/client';
import { session } from './store';

/** A server that is going away is no message: what the page does next will say so. */
const quiet = createApi(false);
let asking: Promise<unknown> | undefined;

/**
 * Asks whether whoever is signed in here still is, when something says that they may not be: a line that the server ended, a page that
 * is not theirs any more. The api client carries out what a refusal means; visitors have nothing to lose here.
 */
export function askWhetherStillThere(): void {
  if (!session.get().isAuthenticated) return;
  asking ??= quiet.users
    .me()
    .catch(() => undefined)
    .finally(() => {
      asking = undefined;
    });
}
