import { leaving } from './leaving';
import { sendNow } from './send';
import { unsentWork } from './unsent';

/** Time a sign-out waits for an open connection to send before the user is asked. */
const BEFORE_ASKING_MS = 3000;

/** Sends the outbox, and asks the user at sign-out about the records the server does not accept. @returns true when they may go */
export async function beforeLeaving(): Promise<boolean> {
  if ((await unsentWork()).length === 0) return true;
  if (navigator.onLine && (await sendNow(BEFORE_ASKING_MS))) return true;
  const work = await unsentWork();
  if (work.length === 0) return true;
  return new Promise((resolve) =>
    leaving.set({
      work,
      answer(leave) {
        leaving.set(undefined);
        resolve(leave);
      },
    }),
  );
}
