import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { HashQueue } from './hash-queue.js';

/** Work that notes when it ran, and how many ran at once. */
function workshop(atOnce: number) {
  const queue = new HashQueue(atOnce);
  const [done, state]: [string[], { running: number; most: number }] = [[], { running: 0, most: 0 }];
  const order = (name: string, stranger?: string): Promise<string> =>
    queue
      .do(async () => {
        state.most = Math.max(state.most, (state.running += 1));
        await wait(1);
        state.running -= 1;
        done.push(name);
        return name;
      }, stranger)
      .catch((error: { code: string; data: { seconds: number } }) => `${error.code} ${error.data.seconds}`);
  return { order, done, state };
}

describe('the queue of password hashing', () => {
  it('never runs more at once than it may, and forgets nobody', async () => {
    const { order, done, state } = workshop(2);
    await Promise.all(Array.from({ length: 30 }, (_, index) => order(`${index}`, index % 2 ? 'a' : undefined)));
    expect([state.most, done.length]).toEqual([2, 30]);
  });

  it('serves the known first, and strangers in turn by address', async () => {
    const { order, done } = workshop(1);
    const all = [...Array.from({ length: 50 }, (_, index) => order(`attacker ${index}`, 'a')), order('teacher', 'b'), order('known')];
    await Promise.all(all);
    expect(done.indexOf('known')).toBe(1);
    expect(done.indexOf('teacher')).toBeLessThan(4);
  });

  it('refuses who is too many of one address, and makes room for another', async () => {
    const { order } = workshop(1);
    const flood = [...Array.from({ length: 150 }, () => order('x', 'a')), ...Array.from({ length: 150 }, () => order('x', 'b'))];
    const teacher = order('teacher', 'c');
    const answers = await Promise.all(flood);
    expect(answers.filter((answer) => answer === 'TOO_MANY_REQUESTS 5').length).toBeGreaterThanOrEqual(100);
    expect(await teacher).toBe('teacher');
  });

  it('goes on after work that failed', async () => {
    const queue = new HashQueue(1);
    await expect(queue.do(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.do(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
