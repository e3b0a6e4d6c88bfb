import { setTimeout as wait } from 'node:timers/promises';

const DEADLINE_MS = 60_000;

/** The header by which a server answers with the START_TOKEN that it was started with (`HEADERS.startToken`). */
const START_HEADER = 'x-murmel-start';

/** Another program answers where a server of ours should. Waiting does not help. */
class OtherProgramError extends Error {}

/**
 * Waits until the address answers 2xx.
 * @param options.own `{ token, taken }`: only the server that was started with this START_TOKEN counts; `taken` is the sentence where another
 *   program answers
 * @throws Error at once when another program answers; after the deadline (60 s), with the last answer
 */
export function untilAnswers(url, signal, { deadlineMs = DEADLINE_MS, own } = {}) {
  return until(`${url} did not answer`, signal, deadlineMs, async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
    if (own && answer.headers.get(START_HEADER) !== own.token) throw new OtherProgramError(own.taken);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  });
}

async function until(complaint, signal, deadlineMs, ask) {
  const started = Date.now();
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof OtherProgramError) throw error;
      if (Date.now() - started > deadlineMs)
        throw new Error(`${complaint} within ${deadlineMs / 1000} s: ${error.message}`, { cause: error });
    }
    await wait(100);
  }
}
