import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { QueueClient } from './queue-client.js';
import { type TransferLimits, TransferSlots } from './transfer-slots.js';

const LIMITS: TransferLimits = { atOnce: 1, perPerson: 1, waitingMax: 2, waitSeconds: 0.3, slowBytesPerSecond: 1000, patienceSeconds: 0.1 };

/** Returns a reader that downloads at this pace. */
function reader(bytesPerSecond: number) {
  const start = Date.now();
  let leave!: () => void;
  const gone = new Promise<void>((resolve) => (leave = resolve));
  const state = { brokenOff: false };
  const sending = {
    bytesTaken: () => ((Date.now() - start) / 1000) * bytesPerSecond,
    breakOff: () => {
      state.brokenOff = true;
      leave();
    },
  };
  return { sending, gone, leave, state };
}

const whose = (person: string): QueueClient => ({ person, network: '192.0.2.1', kind: 'account' });

const refused = (seconds: number) => expect.objectContaining({ code: 'TOO_MANY_REQUESTS', data: { seconds } }) as unknown;

describe('turns of those who take something large along', () => {
  it('each person has one, others wait in their order, and the line has an end', async () => {
    const turns = new TransferSlots(LIMITS);
    const [a, b, c] = [reader(10_000), reader(10_000), reader(10_000)];
    const order: string[] = [];
    await turns.take(whose('a'), a.sending, a.gone);
    await expect(turns.take(whose('a'), a.sending, a.gone)).rejects.toEqual(refused(0.3));
    const waiting = [
      turns.take(whose('b'), b.sending, b.gone).then(() => order.push('b')),
      turns.take(whose('c'), c.sending, c.gone).then(() => order.push('c')),
    ];
    await expect(turns.take(whose('d'), c.sending, c.gone)).rejects.toEqual(refused(0.3));
    await expect(turns.take(whose('b'), b.sending, b.gone)).rejects.toEqual(refused(0.3));
    a.leave();
    await waiting[0];
    expect(order).toEqual(['b']);
    b.leave();
    await waiting[1];
    await turns.take(whose('a'), a.sending, new Promise(() => undefined)).catch(() => undefined);
    c.leave();
  });

  it('who waits too long is told when to come again; who goes away while waiting leaves nothing behind', async () => {
    const turns = new TransferSlots({ ...LIMITS, patienceSeconds: 60 });
    const [a, b, c, d] = [reader(10_000), reader(1), reader(1), reader(1)];
    await turns.take(whose('a'), a.sending, a.gone);
    const [late, left] = [turns.take(whose('b'), b.sending, b.gone), turns.take(whose('c'), c.sending, c.gone)];
    c.leave();
    await expect(left).rejects.toEqual(refused(0.3));
    await expect(late).rejects.toEqual(refused(0.3));
    a.leave();
    await wait(0);
    await turns.take(whose('b'), d.sending, d.gone);
    d.leave();
  });

  it('who takes nothing loses the turn, and who is slow loses it to those who wait', async () => {
    const turns = new TransferSlots({ ...LIMITS, waitSeconds: 2 });
    const [still, slow, innocent] = [reader(0), reader(100), reader(10_000)];
    await turns.take(whose('still'), still.sending, still.gone);
    await turns.take(whose('slow'), slow.sending, slow.gone);
    expect(still.state.brokenOff).toBe(true);
    await wait(300);
    expect(slow.state.brokenOff).toBe(false);
    await turns.take(whose('innocent'), innocent.sending, innocent.gone);
    expect(slow.state.brokenOff).toBe(true);
    await wait(300);
    expect(innocent.state.brokenOff).toBe(false);
    innocent.leave();
  });
});
