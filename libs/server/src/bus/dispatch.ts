import type { BusChannel, Handlers } from './events.js';

/** Passes a received event to its subscribers; their errors must not end the subscription. */
export function dispatch(handlers: Handlers, channel: string, payload: string, onError: (error: unknown) => void): void {
  try {
    const handler = handlers[channel as BusChannel] as ((event: unknown) => void) | undefined;
    handler?.(JSON.parse(payload));
  } catch (error) {
    onError(error);
  }
}
