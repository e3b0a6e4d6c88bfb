const NAME = 'murmel-waiting/';

/**
 * Holds a piece as long as this page lives, or until it lets go: a tab that is gone holds nothing, whatever ended it.
 * @returns how to let go; undefined when another tab has it
 */
export function hold(id: string): Promise<(() => void) | undefined> {
  return new Promise((answer) => {
    navigator.locks
      .request(NAME + id, { ifAvailable: true }, (lock) => (lock ? new Promise<void>((free) => answer(free)) : answer(undefined)))
      .catch(() => answer(undefined));
  });
}
