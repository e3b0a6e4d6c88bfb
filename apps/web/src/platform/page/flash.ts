import type { Flash } from '@murmel/contracts';
import { toast } from '../../ui/status/toast-queue';
import { randomId } from '../random-id';

const TYPES = ['alert', 'success', 'info'] as const;

/** Maps the server's name of a message to a tone; an unknown one is an info (spec FLA-01). */
export function flashTone(type: string): Flash['type'] {
  return TYPES.find((known) => known === type) ?? 'info';
}

/** Shows the server's messages of this page once, as toasts. */
export function showFlash(messages: readonly Flash[]): void {
  for (const { id, type, message } of messages) toast({ id: id || randomId(), tone: flashTone(type), text: message });
}
