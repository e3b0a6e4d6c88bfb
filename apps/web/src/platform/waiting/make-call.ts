import 'virtual:murmel-contract/all';
import { quietApi } from '../api/client';
import type { WaitingCall } from './pieces';

const api = quietApi as unknown as Record<string, Record<string, (input: object, options: object) => Promise<unknown>>>;

/** Makes a call that waited. Throws what the api says, or that nobody could be asked. */
export async function makeCall({ path: [calls, call], input, key }: WaitingCall): Promise<void> {
  await api[calls]![call]!(input, { context: key === undefined ? {} : { idempotencyKey: key } });
}
