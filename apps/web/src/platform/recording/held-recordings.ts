import { session } from '../session/store';
import { hold } from '../waiting/holding';
import { mayHoldParts } from './held-mark';
import { PartSender } from './part-sender';
import { type HeldRecording, PartStore } from './part-store';

/** Only one tab records or finishes a recording. @returns how to let go; undefined while another tab does */
export function holdRecording(id: string): Promise<(() => void) | undefined> {
  return hold(`recording ${id}`);
}

/** What tabs that are gone left on this device of whoever is here. */
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

/** It is in its item, or nobody wants it. */
export async function forgetHeld(id: string): Promise<void> {
  const store = await PartStore.open();
  await store?.forget(id);
  store?.close();
}
