import { MEGABYTE } from '@murmel/contracts';

/** Returns the megabytes that this browser still has for its pages; undefined where it does not tell. */
export async function freeMegabytes(): Promise<number | undefined> {
  try {
    const { quota, usage = 0 } = await navigator.storage.estimate();
    return quota === undefined ? undefined : Math.max(0, Math.floor((quota - usage) / MEGABYTE));
  } catch {
    return undefined;
  }
}
