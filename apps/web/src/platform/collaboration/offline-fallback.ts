import type { DisconnectedDocument, HttpSync } from './http-sync';
import { isOnLine } from './state';

/** Called on each change of an open document. @param over true if it is closed */
export type OfflineFallback = (open: DisconnectedDocument) => (over?: boolean) => void;

/** A class that lost its line comes back by it; this is for a line that stays away. */
const AFTER_MS = 3000;

/**
 * Synchronizes by calls when the connection stays away, until it is restored. @param load loads the implementation on demand, which is rare
 */
export function httpSyncFallback(load: () => Promise<HttpSync>, afterMs = AFTER_MS): OfflineFallback {
  return (open) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined;

    function look(over = false): void {
      const facts = open.facts();
      if (over || facts.ended || isOnLine(facts)) {
        clearTimeout(timer);
        stop?.();
        timer = stop = undefined;
      } else timer ??= setTimeout(begin, afterMs * (1 + Math.random() / 2));
    }

    function begin(): void {
      const begun = timer;
      const later = (): void => {
        if (timer !== begun) return;
        timer = undefined;
        look();
      };
      if (!navigator.onLine) return later();
      load().then((goOn) => {
        if (timer === begun) stop = goOn(open);
        // Its file does not come without a network either.
      }, later);
    }

    return look;
  };
}
