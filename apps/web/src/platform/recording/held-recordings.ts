import { session } from '../session/store';
import { hold } from '../waiting/holding';
import { mayHoldParts } from './held-mark';
import { PartSender } from './part-sender';
import { type HeldRecording, PartStore } from './part-store';

/**
 * Acquires the lock of a recording, because only one tab records or finishes it. @returns function that releases it; undefined while
 * another tab holds it
 */
export function holdRecording(id: string): Promise<(() => void) | undefined> {
  return hold(`recording ${id}`);
}

/** Returns the current user's recordings that closed tabs left on this device. */
export async function leftHere(): Promise<HeldRecording[]> {
  const owner = session.get().user?.id;
  const store = owner !== undefined && mayHoldParts() ? await PartStore.open() : undefined;
  if (!store || owner === undefined) return [];
  try {
    const left: HeldRecording[] = [];
    for (const one of await store.of(owner, 'item')) {
      const release = await holdRecording(one.id);
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
export async function sendLeft(recording: HeldRecording): Promise<string | undefined> {
  const release = await holdRecording(recording.id);
  const store = release && (await PartStore.open());
  if (!store) {
    release?.();
    return undefined;
  }
  const { id, itemId, upload } = recording;
  const sender = new PartSender({
    itemId,
    upload,
    onBegun: (begun) => store.goesTo(id, begun),
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

/** Deletes a stored or unwanted recording. */
export async function forgetHeld(id: string): Promise<void> {
  const store = await PartStore.open();
  await store?.forget(id);
  store?.close();
}
