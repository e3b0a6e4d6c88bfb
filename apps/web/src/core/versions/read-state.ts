import * as Y from 'yjs';
import { fromBase64 } from '../../platform/base64';

/** The document of a stored state, read once. @param state the whole Yjs state, base64 */
export function readState<T>(state: string, read: (document: Y.Doc) => T): T {
  const document = new Y.Doc();
  try {
    Y.applyUpdate(document, fromBase64(state));
    return read(document);
  } finally {
    document.destroy();
  }
}
