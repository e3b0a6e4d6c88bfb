import { setTimeout as wait } from 'node:timers/promises';

/** Longer than looking a code up takes, also on a busy machine. */
const MS = 150;

/** Answers a code that opened nothing after the same time, whether there is such a code or not. */
export async function waitConstantTime(started: number): Promise<void> {
  const left = started + MS - performance.now();
  if (left > 0) await wait(left);
}
