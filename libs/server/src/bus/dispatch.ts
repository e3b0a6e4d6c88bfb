import type { BusChannel, Handlers } from './events.js';

/** Hands what was heard to who waits for it; what goes wrong there must not end the listening. */
export function dispatch(handlers: Handlers, channel: string, payload: string, onError: (error: unknown) => void): void {
  try {
    const handler = handlers[channel as BusChannel] as ((event: unknown) => void) | undefined;
    handler?.(JSON.parse(payload));
  } catch (error) {
    onError(error);
  }
}
