import type { CurrentUser } from '@murmel/contracts';
import { quietApi } from '../api/client';
import { session } from './store';

let asking: Promise<CurrentUser> | undefined;

/**
 * To whom the cookies of this browser belong now; who asks in the same moment shares one answer. The api client carries out what a
 * refusal means.
 */
export function whoIsHere(): Promise<CurrentUser> {
  asking ??= quietApi.users.me().finally(() => {
    asking = undefined;
  });
  return asking;
}

/**
 * Asks whether whoever is signed in here still is, when something says that they may not be: a line that the server ended, a page that
 * is not theirs any more. Visitors have nothing to lose here.
 */
export function askWhetherStillThere(): void {
  if (session.get().isAuthenticated) whoIsHere().catch(() => undefined);
}
