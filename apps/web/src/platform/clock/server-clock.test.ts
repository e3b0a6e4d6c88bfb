import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const FIVE_MINUTES = 5 * 60_000;
const ten = Date.UTC(2026, 9, 5, 10);

/** Returns the server's clock for a given value of the device's stopwatch. */
let serverAt: (stopwatch: number) => number;
/** milliseconds to the server and back, one after the other; the last one stays */
let ways: [there: number, back: number][];
let reachable: boolean;
let page: EventTarget & { hidden: boolean };
let clock: typeof import('./server-clock');
let stop: (() => void) | undefined;

const soon = (ms = 2000) => vi.advanceTimersByTimeAsync(ms);
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const wrongBy = () => clock.serverNow() - serverAt(performance.now());

const fetchTime = vi.fn(async () => {
  const [there, back] = ways.length > 1 ? ways.shift()! : ways[0]!;
  await wait(there);
  if (!reachable) throw new TypeError('Failed to fetch');
  const now = serverAt(performance.now());
  await wait(back);
  return { ok: true, json: async () => ({ now }) };
});

beforeEach(async () => {
  vi.useFakeTimers({ now: ten + FIVE_MINUTES });
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  const network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  vi.stubGlobal('dispatchEvent', network.dispatchEvent.bind(network));
  vi.stubGlobal('fetch', fetchTime);
  fetchTime.mockClear();
  const begun = performance.now();
  serverAt = (stopwatch) => ten + stopwatch - begun;
  ways = [[20, 20]];
  reachable = true;
  vi.resetModules();
  clock = await import('./server-clock');
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('serverNow', () => {
  it("is the device's clock until the server answered", () => {
    expect(clock.serverNow()).toBe(ten + FIVE_MINUTES);
  });

  it('is right on a device whose clock is five minutes fast', async () => {
    stop = clock.startServerClock();
    await soon();
    expect(wrongBy()).toBe(0);
    await soon(60_000);
    expect(wrongBy()).toBe(0);
  });

  it('believes the fastest of several answers', async () => {
    // Half of each way is counted, so these alone would be wrong by 200 and 450 ms.
    ways = [
      [400, 0],
      [0, 900],
      [12, 8],
    ];
    stop = clock.startServerClock();
    await soon(3000);
    expect(Math.abs(wrongBy())).toBeLessThanOrEqual(2);
  });

  it('counts the first answer at once', async () => {
    stop = clock.startServerClock();
    await soon(41);
    expect(wrongBy()).toBe(0);
  });

  it('asks again after ten minutes, and keeps what it knows meanwhile', async () => {
    stop = clock.startServerClock();
    await soon();
    const asked = fetchTime.mock.calls.length;
    await soon(9 * 60_000);
    expect(fetchTime).toHaveBeenCalledTimes(asked);
    ways = [
      [500, 0],
      [10, 10],
    ];
    await soon(60_000 - 1400);
    expect(wrongBy()).toBe(0);
    await soon(5000);
    expect(fetchTime.mock.calls.length).toBeGreaterThan(asked);
    expect(wrongBy()).toBe(0);
  });

  it("finds out by itself that somebody set the device's clock", async () => {
    stop = clock.startServerClock();
    await soon();
    vi.setSystemTime(Date.now() - 3 * 60_000);
    expect(wrongBy()).toBe(-3 * 60_000);
    await soon(2500);
    expect(wrongBy()).toBe(0);
  });

  it('is right after the device slept, when its stopwatch stood still', async () => {
    stop = clock.startServerClock();
    await soon();
    const minute = 60_000;
    const before = serverAt;
    serverAt = (stopwatch) => before(stopwatch) + minute;
    vi.setSystemTime(Date.now() + minute);
    expect(wrongBy()).toBe(0);
    await soon(2500);
    expect(wrongBy()).toBe(0);
  });

  it('asks when the page is seen again, not when it is hidden', async () => {
    stop = clock.startServerClock();
    await soon();
    const asked = fetchTime.mock.calls.length;
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    await soon();
    expect(fetchTime).toHaveBeenCalledTimes(asked);
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    await soon();
    expect(fetchTime.mock.calls.length).toBeGreaterThan(asked);
  });

  it('tries again when the server could not be reached', async () => {
    reachable = false;
    stop = clock.startServerClock();
    await soon();
    expect(clock.serverNow()).toBe(Date.now());
    reachable = true;
    await soon(12_000);
    expect(wrongBy()).toBe(0);
  });

  it('rests when no screen shows time any more', async () => {
    stop = clock.startServerClock();
    const second = clock.startServerClock();
    await soon();
    stop();
    await soon(11 * 60_000);
    const asked = fetchTime.mock.calls.length;
    expect(asked).toBe(10);
    second();
    await soon(11 * 60_000);
    expect(fetchTime).toHaveBeenCalledTimes(asked);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('onServerClock', () => {
  it('tells that the time made a step', async () => {
    const told = vi.fn();
    clock.onServerClock(told);
    stop = clock.startServerClock();
    await soon();
    expect(told).toHaveBeenCalledOnce();
  });
});
