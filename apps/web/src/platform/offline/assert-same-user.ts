import { fetchCurrentUser } from '../session/current-user';
import { session } from '../session/store';
import { mayHaveOfflineData } from './offline-flag';
import { purgeForeignData } from './purge-foreign-data';

/**
 * Checks the user before the outbox is sent: the cookies may belong to another account by now. Writing under another user's name or
 * seeing their work must be impossible, so the page is reset to the new user.
 * @throws when another user is signed in, and the api's 401 when none is
 */
export async function assertSameUser(): Promise<void> {
  const { user } = session.get();
  if (!user || !mayHaveOfflineData()) return;
  const now = await fetchCurrentUser();
  if (now.id === user.id) return;
  await purgeForeignData(now);
  location.reload();
  throw new Error('somebody else is here');
}
