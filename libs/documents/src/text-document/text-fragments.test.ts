import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { fragmentsByClient } from './text-fragments.js';

function textOf(document: Y.Doc): Y.XmlText {
  return (document.getXmlFragment('default').get(0) as Y.XmlElement).get(0) as Y.XmlText;
}

it('[C41] names the writer of each piece and the newest clock in it, without deleted ones and formats', () => {
  const [anna, ben] = [new Y.Doc(), new Y.Doc()];
  anna.clientID = 11;
  ben.clientID = 22;
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText('Im Wald kühl')]);
  anna.getXmlFragment('default').insert(0, [paragraph]);
  Y.applyUpdate(ben, Y.encodeStateAsUpdate(anna));
  textOf(ben).insert(7, ' ist es');
  textOf(ben).delete(0, 3);
  textOf(ben).format(0, 4, { bold: {} });
  Y.applyUpdate(anna, Y.encodeStateAsUpdate(ben));
  expect(
    textOf(anna)
      .toDelta()
      .map(({ insert }: { insert: string }) => insert)
      .join(''),
  ).toBe('Wald ist es kühl');
  expect(fragmentsByClient(textOf(anna))).toEqual([
    { from: 0, to: 4, clientId: 11, clock: 8 },
    { from: 4, to: 11, clientId: 22, clock: 6 },
    { from: 11, to: 16, clientId: 11, clock: 13 },
  ]);
});
