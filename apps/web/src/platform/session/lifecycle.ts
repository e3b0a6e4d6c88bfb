import type { CurrentUser } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { api } from '../api/client';
import { queryClient } from '../api/query-client';
import { followProfile } from '../i18n/i18n';
import { forgetDailyVisit } from './daily-visit';
import { markSessionEnded } from './ended';
import { forgetProject, restoreProject } from './project';
import { signedOutPath } from './sign-out';
import { session } from './store';
import { forgetUnsent } from './unsent';

const UNAUTHORIZED = 401;

function isUnauthorized(error: unknown): boolean {
  return error instanceof ORPCError && error.status === UNAUTHORIZED;
}

/** Takes over who is there, and for pupils the project they were in. */
export function signedIn(user: CurrentUser): void {
  if (user.id !== session.get().user?.id) queryClient.clear();
  session.setUser(user);
  restoreProject();
  void followProfile(user.locale);
}

/** Asks the server who is there. A network failure changes nothing. */
export async function refetchUser(): Promise<void> {
  try {
    session.setUser(await api.users.me());
  } catch (error) {
    if (isUnauthorized(error)) session.setUser(null);
  }
}

function forgetEverything(): void {
  session.reset();
  forgetProject();
  forgetDailyVisit();
  queryClient.clear();
}

/** The account is gone on the server: nothing of it stays here. */
export function accountErased(): void {
  forgetEverything();
  forgetUnsent(localStorage);
}

/** Ends the session here and on the server, then loads the page of those who are out: nothing of before stays in memory. */
export async function signOut(): Promise<void> {
  const target = signedOutPath(session.get().user);
  await api.sessions.end();
  forgetEverything();
  forgetUnsent(localStorage);
  location.assign(target);
}

/** A 401 while signed in: forget, ask again who is there, and when nobody is, say that the session is over. */
export async function sessionLost(): Promise<void> {
  forgetEverything();
  await refetchUser();
  if (!session.get().isAuthenticated) markSessionEnded(true);
}
