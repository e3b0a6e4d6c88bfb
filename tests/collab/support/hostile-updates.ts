import * as Y from 'yjs';

/** Updates as an editor would make them, one per edit, under one Yjs client. */
export function updatesOf(texts: readonly string[], clientId?: number): Uint8Array[] {
  const doc = new Y.Doc();
  if (clientId !== undefined) doc.clientID = clientId;
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  for (const text of texts) {
    const paragraph = new Y.XmlElement('paragraph');
    paragraph.insert(0, [new Y.XmlText(text)]);
    doc.getXmlFragment('default').push([paragraph]);
  }
  return updates;
}

/** An update whose predecessor never comes, about `bytes` long. */
export function gapUpdate(bytes: number): Uint8Array {
  return updatesOf(['first', 'x'.repeat(bytes)])[1]!;
}
