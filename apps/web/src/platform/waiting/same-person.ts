import { session } from '../session/store';
import { whoIsHere } from '../session/who-is-here';
import { mayWait } from './marker';
import { settleWaiting } from './settle';

/**
 * Before what waits here is sent: the cookies may belong to somebody else by now. Nobody writes under another person's name or
 * sees what they wrote, so the page is theirs from then on.
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
