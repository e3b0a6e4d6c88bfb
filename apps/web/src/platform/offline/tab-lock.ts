const NAME = 'murmel-waiting/';

/**
 * Holds the lock of a record until the page ends, or until it is released. A closed tab holds nothing, however it ended.
 * @returns how to let go; undefined when another tab has it
 */
export function acquireTabLock(id: string): Promise<(() => void) | undefined> {
  return new Promise((answer) => {
    navigator.locks
      .request(NAME + id, { ifAvailable: true }, (lock) => (lock ? new Promise<void>((free) => answer(free)) : answer(undefined)))
      .catch(() => answer(undefined));
  });
}
