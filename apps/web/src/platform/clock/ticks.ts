import { onServerClock, serverNow } from './server-clock';

export interface TickOptions {
  /** milliseconds between two ticks */
  every: number;
  /** a moment by the server's clock from which they are counted */
  since: number;
  /** also in hidden tabs, where the browser allows one tick per second at best */
  evenHidden?: boolean;
}

interface Listener extends Required<TickOptions> {
  /** last published tick */
  told: number;
  tell: () => void;
}

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;
let forgetClock: (() => void) | undefined;

/** The last tick until now. */
export function tickOf(now: number, every: number, since: number): number {
  return since + Math.floor((now - since) / every) * every;
}

/** Calls the listener on every tick of the server's clock: at the same moments on every screen. All listeners share one timer. */
export function onTick({ every, since, evenHidden = false }: TickOptions, tell: () => void): () => void {
  const listener: Listener = { every, since, evenHidden, tell, told: tickOf(serverNow(), every, since) };
  if (listeners.size === 0) begin();
  listeners.add(listener);
  plan();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) end();
  };
}

function begin(): void {
  document.addEventListener('visibilitychange', tick);
  forgetClock = onServerClock(tick);
}

function end(): void {
  document.removeEventListener('visibilitychange', tick);
  forgetClock?.();
  clearTimeout(timer);
}

const isAwake = (listener: Listener): boolean => listener.evenHidden || !document.hidden;

function tick(): void {
  const now = serverNow();
  for (const listener of [...listeners].filter(isAwake)) {
    const latest = tickOf(now, listener.every, listener.since);
    if (latest === listener.told) continue;
    listener.told = latest;
    listener.tell();
  }
  plan();
}

function plan(): void {
  clearTimeout(timer);
  const awake = [...listeners].filter(isAwake);
  if (awake.length === 0) return;
  const now = serverNow();
  const next = Math.min(...awake.map(({ every, since }) => tickOf(now, every, since) + every));
  timer = setTimeout(tick, next - now);
}
