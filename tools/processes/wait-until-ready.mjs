import { setTimeout as wait } from 'node:timers/promises';

const DEADLINE_MS = 60_000;

/** Waits until the address answers 2xx. @throws Error after the deadline (60 s), with the last answer */
export function untilAnswers(url, signal, deadlineMs = DEADLINE_MS) {
  return until(`${url} did not answer`, signal, deadlineMs, async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
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
      if (Date.now() - started > deadlineMs)
        throw new Error(`${complaint} within ${deadlineMs / 1000} s: ${error.message}`, { cause: error });
    }
    await wait(100);
  }
}
