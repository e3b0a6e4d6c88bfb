/** The pause before the next attempt; each one after it is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 4000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Sends now and whenever the line is back, and again after a pause as long as something waits: the first answers of a network
 * that has just come back are often none.
 * @param send resolves with whether something still waits
 * @returns sends what has come to wait since
 */
export function retryWhenOnline(send: () => Promise<boolean>): () => void {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (): Promise<void> => {
    clearTimeout(timer);
    const waits = await send().catch(() => true);
    clearTimeout(timer);
    if (!waits || !navigator.onLine) return;
    timer = setTimeout(() => void attempt(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  const begin = (): void => {
    pause = FIRST_PAUSE_MS;
    if (navigator.onLine) void attempt();
  };
  addEventListener('online', begin);
  begin();
  return begin;
}
