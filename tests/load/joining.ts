import { WebSocket } from 'ws';
import { Marks } from './marks.js';
import { percentile } from './percentiles.js';
import { type Seat, SimulatedClass } from './simulated-class.js';
import type { MurmelTarget } from './targets.js';

const PUPILS = 60;
const AT_ONCE = 4;

export interface Joining {
  /** milliseconds until a pupil has the document */
  p50: number;
  p95: number;
}

export const WAYS = ['direct', 'led', 'redirected'] as const;

/**
 * Lets pupils join a document that the first server has: `direct` they arrive there; `led` they arrive at the second one, which passes
 * their bytes on; `redirected` the second one refuses their handshake and they make another one with the first, as an answer that names
 * the owner would have them do (without its question for the owner, so a little too fast).
 */
export async function measureJoining(target: MurmelTarget): Promise<Record<(typeof WAYS)[number], Joining>> {
  const [owner, other] = target.ports;
  const results = {} as Record<(typeof WAYS)[number], Joining>;
  for (const way of WAYS) {
    const [first, ...seats] = (await target.newClass(PUPILS + 1)).map((seat) => at(way === 'led' ? other! : owner!, seat));
    const teacher = await joined([at(owner!, first!)]);
    const times: number[] = [];
    for (let from = 0; from < PUPILS; from += AT_ONCE) {
      const group = seats.slice(from, from + AT_ONCE);
      const before = way === 'redirected' ? await Promise.all(group.map(() => refusal(other!))) : group.map(() => 0);
      const { pupils, times: theirs } = await joined(group);
      theirs.forEach((time, index) => times.push(time + before[index]!));
      pupils.leave();
    }
    teacher.pupils.leave();
    results[way] = { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
  }
  return results;
}

async function joined(seats: readonly Seat[]): Promise<{ pupils: SimulatedClass; times: number[] }> {
  const pupils = new SimulatedClass({ seats, writers: 0, editsPerSecond: 1 }, new Marks());
  return { pupils, times: await pupils.join() };
}

/** Milliseconds of a handshake that is refused. */
async function refusal(port: number): Promise<number> {
  const begun = performance.now();
  const socket = new WebSocket(`ws://127.0.0.1:${port}/collab/elsewhere`);
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('close', resolve));
  return performance.now() - begun;
}

function at(port: number, seat: Seat): Seat {
  return { ...seat, url: seat.url.replace(/:\d+\//, `:${port}/`) };
}
