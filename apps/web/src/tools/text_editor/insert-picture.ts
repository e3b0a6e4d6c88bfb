import 'virtual:murmel-contract/documentUpdates';
import { imageAddress, TEXT_DOCUMENT_FIELD, TEXT_DOCUMENT_SCHEMA_VERSION } from '@murmel/documents';
import * as Y from 'yjs';
import type { InsertPicture } from '../../core/tools/picture-inserters';
import { api } from '../../platform/api/client';
import { fromBase64, toBase64 } from '../../platform/base64';
import { shownSize } from './pictures/shown-size';
import { uploadPicture } from './pictures/upload-picture';

/** Appends the picture with its caption to the text, by the calls that documents without a line take (ADR 28). */
export const insertPicture: InsertPicture = async ({ itemId, file, alt, caption }) => {
  const picture = await uploadPicture(itemId, file, () => undefined, new AbortController().signal);
  const asked = { id: itemId, schemaVersion: TEXT_DOCUMENT_SCHEMA_VERSION };
  const { update, known } = await api.documentUpdates.read(asked);
  const document = new Y.Doc();
  Y.applyUpdate(document, fromBase64(update));
  document.transact(() => appendPicture(document, { src: imageAddress(picture.id), alt, ...shownSize(picture) }, caption));
  const added = Y.encodeStateAsUpdate(document, fromBase64(known));
  await api.documentUpdates.write({ ...asked, known: toBase64(Y.encodeStateVector(document)), update: toBase64(added) });
  document.destroy();
};

/** @param attributes those of a picture in a text */
function appendPicture(document: Y.Doc, attributes: Readonly<Record<string, string | number>>, caption: string): void {
  const fragment = document.getXmlFragment(TEXT_DOCUMENT_FIELD);
  // Sizes are numbers there, as the editor writes them.
  const image = new Y.XmlElement<Record<string, string | number>>('image');
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
  const words = new Y.XmlText();
  words.insert(0, caption, { italic: {} });
  const below = new Y.XmlElement('paragraph');
  below.insert(0, [words]);
  fragment.insert(fragment.length, [image as Y.XmlElement, below]);
}
