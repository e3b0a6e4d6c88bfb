import { createDecoder, readVarString, readVarUint } from 'lib0/decoding';
import { createEncoder, toUint8Array, writeVarString, writeVarUint } from 'lib0/encoding';

/** One state as it travels; not parsed yet. */
export interface PresenceEntry {
  client: number;
  clock: number;
  json: string;
}

/**
 * Reads presence as y-protocols writes it: count, then client, clock and JSON.
 * @throws when it is not written like that
 */
export function presenceEntries(update: Uint8Array): PresenceEntry[] {
  const decoder = createDecoder(update);
  const entries: PresenceEntry[] = [];
  for (let left = readVarUint(decoder); left > 0; left -= 1) {
    entries.push({ client: readVarUint(decoder), clock: readVarUint(decoder), json: readVarString(decoder) });
  }
  return entries;
}

/** One presence state as y-protocols writes it. @param state null takes it away */
export function presenceMessage(client: number, clock: number, state: unknown): Uint8Array {
  const encoder = createEncoder();
  writeVarUint(encoder, 1);
  writeVarUint(encoder, client);
  writeVarUint(encoder, clock);
  writeVarString(encoder, JSON.stringify(state));
  return toUint8Array(encoder);
}
