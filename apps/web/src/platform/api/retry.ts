const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;
const SERVER_FAULT = 500;

/** Milliseconds before the next try: 1 s, doubling, at most 30 s (spec ERR-13); undefined after three retries. */
export function retryDelay(failures: number): number | undefined {
  return failures < RETRIES ? Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS) : undefined;
}

/** A refusal (4xx) stays a refusal, so only network failures and server faults are worth another try. */
export function worthRetrying(failures: number, error: unknown): boolean {
  const status = (error as { status?: unknown } | null)?.status;
  return failures < RETRIES && (typeof status !== 'number' || status >= SERVER_FAULT);
}
