import { createApi } from '../api/client';
import { session } from '../session/store';
import { mayWait } from './marker';

const UNAUTHORIZED = 401;
const api = createApi(false);

/**
 * Before what waits here is sent: the cookies may belong to somebody else by now, and nobody writes under another person's name.
 * @throws a refusal with the status 401 when somebody else is there, or nobody
 */
export async function assertSamePerson(): Promise<void> {
  const { user } = session.get();
  if (!user || !mayWait()) return;
  const now = await api.users.me();
  if (now.id !== user.id) throw Object.assign(new Error('somebody else is signed in'), { status: UNAUTHORIZED });
}
