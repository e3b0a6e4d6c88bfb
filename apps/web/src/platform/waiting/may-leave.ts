import { mayWait } from './marker';

/** Whether whoever is here may go: not while work waits on this device, unless they want to. Loads nothing on a device that keeps nothing. */
export async function mayLeave(): Promise<boolean> {
  return !mayWait() || (await import('./before-leaving')).beforeLeaving();
}
