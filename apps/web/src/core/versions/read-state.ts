import * as Y from 'yjs';

/** The document of a stored state, read once. @param state the whole Yjs state, base64 */
export function readState<T>(state: string, read: (document: Y.Doc) => T): T {
  const document = new Y.Doc();
  try {
    Y.applyUpdate(
      document,
      Uint8Array.from(atob(state), (character) => character.charCodeAt(0)),
    );
    return read(document);
  } finally {
    document.destroy();
  }
}
