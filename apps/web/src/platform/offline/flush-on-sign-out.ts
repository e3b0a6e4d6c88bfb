import { sendOutboxNow } from './send-outbox';
import { signOutPrompt } from './sign-out-prompt';
import { listUnsentWork } from './unsent-work';

/** Time a sign-out waits for an open connection to send before the user is asked. */
const BEFORE_ASKING_MS = 3000;

/** Sends the outbox, and asks the user at sign-out about the records the server does not accept. @returns true when they may go */
export async function flushOnSignOut(): Promise<boolean> {
  if ((await listUnsentWork()).length === 0) return true;
  if (navigator.onLine && (await sendOutboxNow(BEFORE_ASKING_MS))) return true;
  const work = await listUnsentWork();
  if (work.length === 0) return true;
  return new Promise((resolve) =>
    signOutPrompt.set({
      work,
      decide(leave) {
        signOutPrompt.set(undefined);
        resolve(leave);
      },
    }),
  );
}
