import type { ErrorBehaviour } from './error-behaviour';

type Listener = (behaviour: ErrorBehaviour) => void;

const listeners = new Set<Listener>();

/** Subscribes to the failures of the error table. The api client itself knows neither texts nor pages. */
export function onFailure(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceFailure(behaviour: ErrorBehaviour): void {
  listeners.forEach((listener) => listener(behaviour));
}
