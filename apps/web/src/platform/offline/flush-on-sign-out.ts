import { listUnsentRecordings, sendLeftoverRecordings } from '../recording/leftover-recordings';
import { sendOutboxNow } from './send-outbox';
import { signOutPrompt } from './sign-out-prompt';
import { listUnsentWork, type UnsentWork } from './unsent-work';

/** Time a sign-out waits for an open connection to send before the user is asked. */
const BEFORE_ASKING_MS = 3000;
const SENDING_MS = 30_000;

/** Sends the outbox, and asks the user at sign-out about the records the server does not accept. @returns true when they may go */
export async function flushOnSignOut(): Promise<boolean> {
  if ((await listWork()).length === 0) return true;
  if (navigator.onLine && (await sendBeforeSignOut(BEFORE_ASKING_MS))) return true;
  const work = await listWork();
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

/** Sends all that waits on this device. @returns whether nothing is left here alone */
export async function sendBeforeSignOut(withinMs = SENDING_MS): Promise<boolean> {
  const [work, recordings] = await Promise.all([sendOutboxNow(withinMs), sendLeftoverRecordings(withinMs)]);
  return work && recordings;
}

async function listWork(): Promise<UnsentWork[]> {
  const recordings = await listUnsentRecordings();
  return [...(await listUnsentWork()), ...recordings.map(({ id, itemId, title }) => ({ id, itemId, title, text: '' }))];
}
