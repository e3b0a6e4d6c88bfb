import type { beforeSyncPayload, Document, onLoadDocumentPayload } from '@hocuspocus/server';
import { LIMITS } from '@murmel/contracts';
import { encodeStateAsUpdate } from 'yjs';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import { RefusalError } from '../refusal.js';

const { documentBytes } = LIMITS.collaboration;
/** Measuring a full document takes tens of milliseconds: not for every update of somebody who goes on pushing. */
const MEASURE_EVERY_MS = 5000;

interface Size {
  /** never too small: measured, plus everything added since */
  bytes: number;
  measuredAt: number;
}

/** No document grows beyond 5 MB. Deleting is always possible, so a full one can be emptied. */
export class DocumentSize implements CollaborationExtension {
  private readonly sizes = new WeakMap<Document, Size>();

  /** Stands after the extension that loads. */
  onLoadDocument({ document }: onLoadDocumentPayload<Context>): void {
    this.measure(document);
  }

  beforeSync({ type, payload, document, connection }: beforeSyncPayload<Context>): void {
    if (type === 0 || connection.readOnly || addsNothing(payload)) return;
    let size = this.sizes.get(document) ?? this.measure(document);
    if (size.bytes + payload.byteLength > documentBytes && Date.now() - size.measuredAt > MEASURE_EVERY_MS) size = this.measure(document);
    if (size.bytes + payload.byteLength > documentBytes) throw new RefusalError({ code: 'documentFull', limit: documentBytes });
    size.bytes += payload.byteLength;
  }

  private measure(document: Document): Size {
    const size = { bytes: encodeStateAsUpdate(document).byteLength, measuredAt: Date.now() };
    this.sizes.set(document, size);
    return size;
  }
}

/** An update begins with the number of clients that add something; with none it only deletes. */
function addsNothing(update: Uint8Array): boolean {
  return update[0] === 0;
}
