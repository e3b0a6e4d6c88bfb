import * as Y from 'yjs';

/** How far one's own writing is acknowledged: the Yjs clock of this client. */
export function ownClock(document: Y.Doc): number {
  return Y.getState(document.store, document.clientID);
}

function ownPieces(text: Y.XmlText, clientId: number, since: number): string {
  let words = '';
  for (let item = text._start; item; item = item.right) {
    if (item.deleted || item.id.client !== clientId || !(item.content instanceof Y.ContentString)) continue;
    words += item.content.str.slice(Math.max(0, since - item.id.clock));
  }
  return words;
}

/**
 * What this person wrote and the server never took, in the order of the document: offered for copying when the
 * document has to be opened anew.
 * @param since the own clock at the last acknowledgement
 */
export function unsavedText(fragment: Y.XmlFragment, since: number): string {
  const clientId = fragment.doc?.clientID;
  if (clientId === undefined) return '';
  const lines = fragment.toArray().flatMap((child): string[] => {
    if (child instanceof Y.XmlText) return [ownPieces(child, clientId, since)];
    return child instanceof Y.XmlElement ? [unsavedText(child, since)] : [];
  });
  return lines.filter((line) => line !== '').join('\n');
}
