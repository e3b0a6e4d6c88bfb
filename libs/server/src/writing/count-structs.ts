import type { Doc } from 'yjs';

/** Counts the structs that a document keeps in memory, which determine its cost there, independent of its bytes. */
export function countStructs({ store }: Doc): number {
  let structs = 0;
  for (const ofClient of store.clients.values()) structs += ofClient.length;
  return structs;
}
