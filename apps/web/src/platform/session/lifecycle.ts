import type { CurrentUser } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { api } from '../api/client';
import { queryClient } from '../api/query-client';
import { followProfile, forgetChosenLanguage } from '../i18n/i18n';
import { maySignOut } from '../offline/may-sign-out';
import { purgeForeignData } from '../offline/purge-foreign-data';
import { deleteCardDrafts } from './card-drafts';
import { forgetDailyVisit } from './daily-visit';
import { forgetProject, restoreProject } from './project';
import { saveReturnAddress, takeReturnAddress } from './return-address';
import { markSessionEnded } from './session-ended';
import { signedOutPath } from './sign-out';
import { session } from './store';

const UNAUTHORIZED = 401;

function isUnauthorized(error: unknown): boolean {
  return error instanceof ORPCError && error.status === UNAUTHORIZED;
}

/**
 * Takes over the signed-in user. A pupil whose login session had ended resumes with this device's stored data; for every other pupil the
 * device starts empty.
 * @returns where that pupil was
 */
export function signedIn(user: CurrentUser): string | undefined {
  if (user.id !== session.get().user?.id) queryClient.clear();
  void purgeForeignData(user);
  const place = takeReturnAddress(user.id);
  if (user.type === 'Pupil' && place === undefined) {
    forgetProject();
    deleteCardDrafts(localStorage);
  }
  session.setUser(user);
  restoreProject();
  void followProfile(user.locale);
  return place;
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
  void purgeForeignData(null);
  session.reset();
  forgetProject();
  forgetDailyVisit();
  queryClient.clear();
}

/** The account is gone on the server: nothing of it stays here. */
export function accountErased(): void {
  forgetEverything();
  deleteCardDrafts(localStorage);
  deleteCardDrafts(sessionStorage);
}

/** True during a deliberate sign-out: connections and calls that the server ends meanwhile do not mean a lost login session. */
let goes = false;

/**
 * Signs the user out, informs the server, and loads another page: no earlier state stays in memory.
 * @param target address of that page, known once the server was informed
 * @returns false when they stay because of work that is not sent
 */
export async function leaveTo(target: string | (() => string), tell: () => Promise<unknown>): Promise<boolean> {
  if (!(await maySignOut())) return false;
  goes = true;
  try {
    await tell();
  } catch (error) {
    goes = false;
    throw error;
  }
  forgetEverything();
  deleteCardDrafts(localStorage);
  deleteCardDrafts(sessionStorage);
  await purgeForeignData(null);
  location.assign(typeof target === 'string' ? target : target());
  return true;
}

/**
 * Ends the session here and on the server, then loads the page of those who are out. A browser that signed on with a school account signs
 * out of that, too: on a shared device the next person would be in it.
 * @param target another page than the usual one
 */
export function signOut(target = signedOutPath(session.get().user)): Promise<boolean> {
  const { isPupil } = session.get();
  let onward = target;
  const tell = async (): Promise<void> => {
    const { alsoAt } = await api.sessions.end();
    onward = alsoAt ?? target;
    // A tablet goes from hand to hand: the next one reads their own language.
    if (isPupil) forgetChosenLanguage();
  };
  return leaveTo(() => onward, tell);
}

/**
 * Handles a 401 while signed in: forgets the user, asks the server again, and if no user is signed in, reports that the login session is
 * over.
 */
export async function sessionLost(): Promise<void> {
  if (goes) return;
  const { user, isPupil } = session.get();
  forgetEverything();
  await refetchUser();
  if (session.get().isAuthenticated) return;
  if (user && isPupil) saveReturnAddress({ accountId: user.id, address: `${location.pathname}${location.search}${location.hash}` });
  markSessionEnded(isPupil ? 'pupil' : 'teacher');
}
