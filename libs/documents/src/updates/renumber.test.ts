import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { seedTextDocument } from '../text-document/seed.js';
import { OwnClocks } from './own-clocks.js';
import { ownWriting, takeOver } from './renumber.js';

function copyOf(document: Y.Doc | Uint8Array): Y.Doc {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, document instanceof Y.Doc ? Y.encodeStateAsUpdate(document) : document);
  return copy;
}

function write(document: Y.Doc, words: string): Y.XmlText {
  const text = new Y.XmlText(words);
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [text]);
  document.getXmlFragment('default').push([paragraph]);
  return text;
}

const shown = (document: Y.Doc): string => document.getXmlFragment('default').toJSON();
const ownClock = (document: Y.Doc): number => Y.getState(document.store, document.clientID);

/** Another client wrote this under the number. */
function foreign(client: number): Uint8Array {
  const thief = new Y.Doc();
  thief.clientID = client;
  write(thief, 'y'.repeat(5000));
  return Y.encodeStateAsUpdate(thief);
}

describe('what was written under a number of somebody else', () => {
  it("is written again under the new copy's number, with what it deleted and changed", () => {
    const server = copyOf(seedTextDocument());
    write(server, 'von allen');
    const mine = copyOf(server);
    const clocks = new OwnClocks(mine);
    const text = write(mine, 'alles meins');
    text.delete(0, 6);
    text.format(0, 2, { bold: true });
    write(mine, 'zweite Zeile');
    ((mine.getXmlFragment('default').get(1) as Y.XmlElement).get(0) as Y.XmlText).delete(0, 4);
    Y.applyUpdate(server, foreign(mine.clientID));
    const next = copyOf(server);
    const number = next.clientID;
    takeOver(next, ownWriting(mine, clocks.unsaved));
    expect(next.clientID).toBe(number);
    expect(shown(next)).toContain('<paragraph>allen</paragraph>');
    expect(shown(next)).toContain('<paragraph><bold>me</bold>ins</paragraph><paragraph>zweite Zeile</paragraph>');
    expect(shown(next)).toContain('y'.repeat(5000));
    expect(ownClock(next)).toBeGreaterThan(0);
    // The server takes it as it would take typing.
    Y.applyUpdate(server, Y.encodeStateAsUpdate(next, Y.encodeStateVector(server)));
    expect(shown(server)).toBe(shown(next));
    next.getText('weiter').insert(0, 'x');
    expect(next.clientID).toBe(number);
  });

  it("also when the other one's text has reached this copy and Yjs has drawn a new number", () => {
    const server = copyOf(seedTextDocument());
    const mine = copyOf(server);
    const clocks = new OwnClocks(mine);
    write(mine, 'vorher');
    const number = mine.clientID;
    Y.applyUpdate(server, foreign(number));
    Y.applyUpdate(mine, Y.encodeStateAsUpdate(server));
    expect(mine.clientID).not.toBe(number);
    write(mine, 'nachher').insert(7, ' auch');
    const next = copyOf(server);
    takeOver(next, ownWriting(mine, clocks.unsaved));
    expect(shown(next)).toContain('<paragraph>vorher</paragraph><paragraph>nachher auch</paragraph>');
    expect(shown(next).split('y'.repeat(5000))).toHaveLength(2);
    expect(shown(next).split('vorher')).toHaveLength(2);
  });

  it('what is stored already is not written twice, also when one letter of a word is missing', () => {
    const server = copyOf(seedTextDocument());
    const mine = copyOf(server);
    const clocks = new OwnClocks(mine);
    const text = write(mine, 'gespeichert');
    clocks.saved();
    text.insert(text.length, ' auch');
    Y.applyUpdate(server, Y.encodeStateAsUpdate(mine));
    text.insert(text.length, ' nicht');
    const next = copyOf(server);
    takeOver(next, ownWriting(mine, clocks.unsaved));
    expect(shown(next)).toContain('<paragraph>gespeichert auch nicht</paragraph>');
    const again = copyOf(next);
    takeOver(again, ownWriting(mine, clocks.unsaved));
    expect(shown(again).split('nicht')).toHaveLength(3);
  });

  it('nothing new leaves the copy as it is', () => {
    const mine = copyOf(seedTextDocument());
    const clocks = new OwnClocks(mine);
    write(mine, 'da');
    clocks.saved();
    const next = copyOf(mine);
    takeOver(next, ownWriting(mine, clocks.unsaved));
    expect(shown(next)).toBe(shown(mine));
    expect(ownClock(next)).toBe(0);
  });
});
