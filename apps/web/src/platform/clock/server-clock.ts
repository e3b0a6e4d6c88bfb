const SAMPLES = 5;
const BETWEEN_SAMPLES_MS = 60;
const AGAIN_AFTER_MS = 10 * 60_000;
const AFTER_FAILURE_MS = 10_000;
const LOOK_FOR_JUMP_MS = 1000;
/** Deviation of the device's clock from its stopwatch beyond which the server is asked again. */
const JUMP_MS = 50;

/** undefined: the server did not answer yet */
let offset: number | undefined;
let users = 0;
/**
 * The device's clock against its stopwatch when the server was asked: another value means that the clock was set, or that the device slept.
 */
let basis = 0;
let measuring = false;
let again: ReturnType<typeof setTimeout> | undefined;
let watch: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** Milliseconds since 1970 by the server's clock; before its first answer by the device's. */
export function serverNow(): number {
  return serverTimeOf(Date.now());
}

/** A moment of the device's clock by the server's. */
export function serverTimeOf(own: number): number {
  return Math.round(own + (offset ?? 0));
}

/** Subscribes to jumps of the time after a better estimate of the server's clock. */
export function onServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the server's clock until the returned function is called; screens that show time call it as an effect. */
export function startServerClock(): () => void {
  users += 1;
  if (users === 1) start();
  let used = true;
  return () => {
    if (!used) return;
    used = false;
    users -= 1;
    if (users === 0) stop();
  };
}

function start(): void {
  document.addEventListener('visibilitychange', whenVisible);
  addEventListener('online', measureAgain);
  watch = setInterval(lookForJump, LOOK_FOR_JUMP_MS);
  measureAgain();
}

function stop(): void {
  document.removeEventListener('visibilitychange', whenVisible);
  removeEventListener('online', measureAgain);
  clearInterval(watch);
  clearTimeout(again);
}

function whenVisible(): void {
  if (!document.hidden) measureAgain();
}

function lookForJump(): void {
  if (Math.abs(drift() - basis) > JUMP_MS) measureAgain();
}

function drift(): number {
  return Date.now() - performance.now();
}

function measureAgain(): void {
  if (!measuring) void measure();
}

async function measure(): Promise<void> {
  measuring = true;
  clearTimeout(again);
  basis = drift();
  const samples: TimeSample[] = [];
  for (let count = 0; count < SAMPLES && users > 0; count += 1) {
    const sample = await ask();
    if (!sample) break;
    samples.push(sample);
    // The very first answer counts at once; later a better offset is known than what one answer says.
    if (offset === undefined) take(samples);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_SAMPLES_MS));
  }
  if (samples.length > 0) take(samples);
  measuring = false;
  if (users > 0) again = setTimeout(measureAgain, samples.length > 0 ? AGAIN_AFTER_MS : AFTER_FAILURE_MS);
}

function take(samples: readonly TimeSample[]): void {
  const better = offsetOf(samples);
  if (better === offset) return;
  offset = better;
  listeners.forEach((listener) => listener());
}

/** Requests the time without the api's client, whose additional work would count as network latency. */
async function ask(): Promise<TimeSample | undefined> {
  const sent = performance.now();
  try {
    const answer = await fetch('/api/time', { cache: 'no-store' });
    const received = performance.now();
    const local = Date.now();
    if (!answer.ok) return undefined;
    const { now } = (await answer.json()) as { now: number };
    return { roundTrip: received - sent, local, server: now };
  } catch {
    return undefined;
  }
}

/** One answer of the server about its time. */
interface TimeSample {
  /** milliseconds from the request to the response */
  roundTrip: number;
  /** the device's clock when the answer came */
  local: number;
  /** the server's clock when it answered */
  server: number;
}

/**
 * Estimates how far the server's clock is ahead of the device's, in milliseconds. The fastest response is the most accurate, because its
 * error is at most half of its round trip.
 */
function offsetOf(samples: readonly TimeSample[]): number {
  const best = samples.reduce((one, other) => (other.roundTrip < one.roundTrip ? other : one));
  return best.server + best.roundTrip / 2 - best.local;
}
