import { acquireTabLock } from '../offline/tab-lock';
import { session } from '../session/store';
import { PartSender } from './part-sender';
import { type LocalRecording, PartStore } from './part-store';
import { mayHaveRecordingParts } from './recordings-flag';

/**
 * Acquires the lock of a recording, because only one tab records or finishes it. @returns function that releases it; undefined while
 * another tab holds it
 */
export function lockRecording(id: string): Promise<(() => void) | undefined> {
  return acquireTabLock(`recording ${id}`);
}

/** Returns the current user's recordings that closed tabs left on this device. */
export async function listLeftoverRecordings(): Promise<LocalRecording[]> {
  const owner = session.get().user?.id;
  const store = owner !== undefined && mayHaveRecordingParts() ? await PartStore.open() : undefined;
  if (!store || owner === undefined) return [];
  try {
    const left: LocalRecording[] = [];
    for (const one of await store.listOf(owner, 'item')) {
      const release = await lockRecording(one.id);
      if (release) left.push(one);
      release?.();
    }
    return left;
  } finally {
    store.close();
  }
}

/**
 * Sends what lies here of a recording and is not on the server.
 * @returns the id of its upload; undefined while another tab has it
 */
export async function sendLeftoverRecording(recording: LocalRecording): Promise<string | undefined> {
  const release = await lockRecording(recording.id);
  const store = release && (await PartStore.open());
  if (!store) {
    release?.();
    return undefined;
  }
  const { id, itemId, upload } = recording;
  const sender = new PartSender({
    itemId,
    upload,
    onBegun: (begun) => store.setUpload(id, begun),
    onConfirmed: (before) => void store.confirmed(id, before),
    onLine: () => undefined,
  });
  try {
    for (const part of await store.parts(id)) sender.add(part);
    return await sender.done();
  } finally {
    sender.stop();
    store.close();
    release?.();
  }
}

/** Returns the current user's recordings that are running in a tab, and those of which this device holds parts that the server has not got. */
export async function listUnsentRecordings(): Promise<LocalRecording[]> {
  const owner = session.get().user?.id;
  const store = owner !== undefined && mayHaveRecordingParts() ? await PartStore.open() : undefined;
  if (!store || owner === undefined) return [];
  try {
    const unsent: LocalRecording[] = [];
    for (const one of await store.listOf(owner, 'item')) {
      const release = await lockRecording(one.id);
      if (!release || (await store.holdsParts(one.id))) unsent.push(one);
      release?.();
    }
    return unsent;
  } finally {
    store.close();
  }
}

/** Sends what closed tabs left, so that it can be finished after the next sign-in. @returns whether nothing is left here alone */
export async function sendLeftoverRecordings(withinMs: number): Promise<boolean> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, withinMs));
  for (const one of await listLeftoverRecordings()) await Promise.race([sendLeftoverRecording(one).catch(() => undefined), late]);
  return (await listUnsentRecordings()).length === 0;
}

/** Deletes a stored or unwanted recording. */
export async function deleteLocalRecording(id: string): Promise<void> {
  const store = await PartStore.open();
  await store?.forget(id);
  store?.close();
}
