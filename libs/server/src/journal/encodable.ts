import { type Doc, decodeUpdate, getState } from 'yjs';

const LARGEST = Number.MAX_SAFE_INTEGER;
/** A number of this many bytes is at least 2^35: below it half a million lengths would have to come together. */
const BYTES_BEFORE_LAST = 5;

/** Returns false if the document contains clocks that no Yjs can encode: such a document could not be opened. */
export function isEncodable(document: Doc): boolean {
  return [...document.store.clients.keys()].every((client) => getState(document.store, client) <= LARGEST);
}

/**
 * Checks the same for an update of a journal, before it is applied.
 * @throws when it cannot be read for another reason
 */
export function isEncodableUpdate(bytes: Uint8Array): boolean {
  if (!hasLongNumber(bytes)) return true;
  try {
    return decodeUpdate(bytes).structs.every(({ id, length }) => id.clock + length <= LARGEST);
  } catch (error) {
    // Error message of lib0 for a number beyond 2^53.
    if (error instanceof Error && error.message === 'Integer out of Range') return false;
    throw error;
  }
}

/** All but the last byte of a number have the highest bit; so have letters of some scripts, which are then looked at closely. */
function hasLongNumber(bytes: Uint8Array): boolean {
  let run = 0;
  for (const byte of bytes) {
    run = byte > 127 ? run + 1 : 0;
    if (run >= BYTES_BEFORE_LAST) return true;
  }
  return false;
}
