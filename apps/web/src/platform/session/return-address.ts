/** Key in this tab only, and only until the next sign-in. */
const KEY = 'murmel.left';

interface ReturnAddress {
  accountId: string;
  /** path with query and hash, never with a secret */
  address: string;
}

/** Keeps where a pupil was when the session ended. */
export function saveReturnAddress(place: ReturnAddress, storage: Storage = sessionStorage): void {
  storage.setItem(KEY, JSON.stringify(place));
}

/**
 * Returns the stored place at sign-in and deletes it.
 * @returns where to go on; undefined when nothing was kept, or another account left it
 */
export function takeReturnAddress(accountId: string, storage: Storage = sessionStorage): string | undefined {
  const kept = parse(storage.getItem(KEY));
  storage.removeItem(KEY);
  return kept?.accountId === accountId ? kept.address : undefined;
}

function parse(text: string | null): ReturnAddress | undefined {
  try {
    return (JSON.parse(text ?? 'null') as ReturnAddress | null) ?? undefined;
  } catch {
    return undefined;
  }
}
