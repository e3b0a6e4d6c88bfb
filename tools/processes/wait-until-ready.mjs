import { setTimeout as wait } from 'node:timers/promises';

const DEADLINE_MS = 60_000;

/** Waits until the address answers 2xx. @throws Error after 60 s, with the last answer */
export function untilAnswers(url, signal) {
  return until(`${url} did not answer`, signal, async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  });
}

async function until(complaint, signal, ask) {
  const started = Date.now();
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted) return undefined;
      if (Date.now() - started > DEADLINE_MS)
        throw new Error(`${complaint} within ${DEADLINE_MS / 1000} s: ${error.message}`, { cause: error });
    }
    await wait(100);
  }
}
