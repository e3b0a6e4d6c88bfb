import { session } from '../session/store';
import { whoIsHere } from '../session/who-is-here';
import { mayWait } from './marker';
import { settleWaiting } from './settle';

/**
 * Checks the user before the outbox is sent: the cookies may belong to another account by now. Writing under another user's name or seeing
 * their work must be impossible, so the page is reset to the new user.
 * @throws when somebody else is there, and the api's 401 when nobody is
 */
export async function assertSamePerson(): Promise<void> {
  const { user } = session.get();
  if (!user || !mayWait()) return;
  const now = await whoIsHere();
  if (now.id === user.id) return;
  await settleWaiting(now);
  location.reload();
  throw new Error('somebody else is here');
}
