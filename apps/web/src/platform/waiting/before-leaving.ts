import { leaving } from './leaving';
import { sendNow } from './send';
import { unsentWork } from './unsent';

/** So long whoever goes waits for a line that is there, before they are asked. */
const BEFORE_ASKING_MS = 3000;

/** Sends what the server has not got, and asks whoever signs out what becomes of what it does not take. @returns true when they may go */
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
