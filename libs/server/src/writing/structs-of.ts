import type { Doc } from 'yjs';

/** How many structs a document keeps in memory: what it costs there, whatever its bytes are. */
export function structsOf({ store }: Doc): number {
  let structs = 0;
  for (const ofClient of store.clients.values()) structs += ofClient.length;
  return structs;
}
