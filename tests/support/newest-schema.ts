import type { ContentKind } from '@murmel/contracts';
import { liveDocumentOfKind } from '../../collab-server/src/documents/registry.js';

/** The schema version that a page of this release says when it opens a live document. */
export function newestSchema(kind: ContentKind): number {
  return liveDocumentOfKind(kind)?.schemaVersion ?? 1;
}
