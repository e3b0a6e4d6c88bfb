import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './percentiles.js';
import type { RawLiveClient } from './raw-live-client.js';

/** Pushes come at most every half second to guests; this is longer. */
const BETWEEN_MS = 700;
const WARM_UP = 3;

/**
 * Measures the time from sending to the last of all receivers.
 * @param send makes the server push to all receivers once
 * @returns the median of all rounds, in milliseconds
 */
export async function broadcastTime(
  receivers: readonly RawLiveClient[],
  rounds: number,
  send: (round: number) => Promise<unknown>,
): Promise<number> {
  const last: number[] = [];
  for (let round = 0; round < rounds + WARM_UP; round += 1) {
    let missing = receivers.length;
    let sentAt = 0;
    const arrived = new Promise<number>((resolve) => {
      for (const receiver of receivers) {
        receiver.onPush = (sent, at) => {
          sentAt = Math.max(sentAt, sent);
          missing -= 1;
          if (missing === 0) resolve(at);
        };
      }
    });
    await send(round);
    const at = await Promise.race([
      arrived,
      wait(10_000).then(() => {
        throw new Error(`${missing} receivers got nothing`);
      }),
    ]);
    if (round >= WARM_UP) last.push(at - sentAt);
    await wait(BETWEEN_MS);
  }
  return percentile(last, 0.5);
}
