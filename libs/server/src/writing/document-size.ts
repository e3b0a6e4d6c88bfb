import { LIMITS } from '@murmel/contracts';
import { type Doc, encodeStateAsUpdate } from 'yjs';
import { RefusalError } from './refusal-error.js';

const { documentBytes } = LIMITS.collaboration;
/** Measuring a full document takes tens of milliseconds: not for every update of a client that keeps writing. */
const MEASURE_EVERY_MS = 5000;

interface Size {
  /** never too small: measured, plus everything added since */
  bytes: number;
  measuredAt: number;
}

/** Limit of a document's size: 5 MB. Deleting is always possible, so a full one can be emptied. */
export class DocumentSize {
  private readonly sizes = new WeakMap<Doc, Size>();

  /** Counts an update that is about to be added. @throws RefusalError when there is no room for it */
  add(document: Doc, update: Uint8Array): void {
    if (addsNothing(update)) return;
    let size = this.sizes.get(document) ?? this.measure(document);
    if (size.bytes + update.byteLength > documentBytes && Date.now() - size.measuredAt > MEASURE_EVERY_MS) size = this.measure(document);
    if (size.bytes + update.byteLength > documentBytes) throw new RefusalError({ code: 'documentFull', limit: documentBytes });
    size.bytes += update.byteLength;
  }

  /** Counts what came into the document past `add`. */
  note(document: Doc, bytes: number): void {
    const size = this.sizes.get(document);
    if (size) size.bytes += bytes;
  }

  measure(document: Doc): Size {
    const size = { bytes: encodeStateAsUpdate(document).byteLength, measuredAt: Date.now() };
    this.sizes.set(document, size);
    return size;
  }
}

/** An update begins with the number of clients that add something; with none it only deletes. */
function addsNothing(update: Uint8Array): boolean {
  return update[0] === 0;
}
