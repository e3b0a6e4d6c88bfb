import { describe, expect, it } from 'vitest';
import { type Lane, LaneQueue } from './lane-queue.js';
import type { QueueClient } from './queue-client.js';

const who = (person: string, kind: QueueClient['kind'] = 'account'): QueueClient => ({ person, network: '192.0.2.1', kind });
const NEVER = new Promise<void>(() => undefined);
const LIMITS = { quickSeconds: 0.01, waitingMax: 200, waitSeconds: 60 };

/** Goes on until it is told to end, or let go on in the long lane. */
const endless =
  (lanes: Lane[], done = NEVER) =>
  (lane: Lane, signal: AbortSignal): Promise<string> => {
    lanes.push(lane);
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      void done.then(() => resolve('done'));
    });
  };

describe('work that somebody waits for', () => {
  it('a small thing beside a hundred endless ones is done: what takes long gives way, and goes on beside it', async () => {
    const line = new LaneQueue(LIMITS);
    const lanes: Lane[] = [];
    let finish!: () => void;
    const done = new Promise<void>((resolve) => (finish = resolve));
    const hostile = Array.from({ length: 100 }, () => line.run(who('hostile'), endless(lanes, done), NEVER));
    await expect(line.run(who('innocent'), (lane) => Promise.resolve(`small in ${lane}`), NEVER)).resolves.toBe('small in quick');
    finish();
    expect(await Promise.all(hostile)).toEqual(hostile.map(() => 'done'));
    expect(lanes.slice(0, 2)).toEqual(['quick', 'long']);
  });

  it('what takes long goes on where it is as long as nobody waits', async () => {
    const line = new LaneQueue(LIMITS);
    const tries: Lane[] = [];
    const patient = line.run(
      who('alone'),
      async (lane) => {
        tries.push(lane);
        await new Promise((resolve) => setTimeout(resolve, 200));
        return 'done';
      },
      NEVER,
    );
    expect([await patient, tries]).toEqual(['done', ['quick']]);
  });

  it('what nobody waits for any more ends, and leaves its place', async () => {
    const line = new LaneQueue(LIMITS);
    let leave!: () => void;
    const gone = new Promise<void>((resolve) => (leave = resolve));
    const left = line.run(who('gone'), endless([]), gone);
    leave();
    await expect(left).rejects.toThrow('Nobody waits');
    await expect(line.run(who('next'), (lane) => Promise.resolve(lane), NEVER)).resolves.toBe('quick');
  });

  it('what goes wrong is told as it is, and the place is free', async () => {
    const line = new LaneQueue(LIMITS);
    await expect(line.run(who('wrong'), () => Promise.reject(new Error('broken')), NEVER)).rejects.toThrow('broken');
    await expect(line.run(who('next'), (lane) => Promise.resolve(lane), NEVER)).resolves.toBe('quick');
  });
});
