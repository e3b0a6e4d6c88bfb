import { TEXT_DOCUMENT_FIELD } from '@murmel/documents';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { openCollaboration } from './open-collaboration';
import { FreezingSocket } from './testing/freezing-socket';

// The provider keeps the clock that it finds when it is loaded.
vi.hoisted(() => vi.useFakeTimers());

/** Within this an honest client's next change is on the server again (spec TR-25). */
const ARRIVES_WITHIN_MS = 5000;

beforeEach(() => {
  FreezingSocket.stored = new Y.Doc();
  FreezingSocket.opened = [];
  FreezingSocket.refusal = () => undefined;
  vi.stubGlobal('WebSocket', FreezingSocket);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { href: 'http://murmel.test/t/text_editor/1' });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }));
  seed('Vom Server.');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function write(document: Y.Doc, words: string): void {
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText(words)]);
  document.getXmlFragment(TEXT_DOCUMENT_FIELD).push([paragraph]);
}

const seed = (words: string): void => write(FreezingSocket.stored, words);
const wordsOf = (document: Y.Doc): string =>
  document
    .getXmlFragment(TEXT_DOCUMENT_FIELD)
    .toJSON()
    .replace(/<\/?paragraph>/g, ' ')
    .trim();

/** A text document as its page opens it. */
function openDocument() {
  return openCollaboration({
    documentName: 'text_document/1',
    schemaVersion: 1,
    field: TEXT_DOCUMENT_FIELD,
    requestTicket: async () => ({ ticket: 'a ticket', schemaVersion: 1, documentName: 'text_document/1', right: 'write' }),
  });
}

/** Time until something is so, in steps of 10 ms of the fake clock. */
async function timeUntil(condition: () => boolean): Promise<number> {
  for (let ms = 0; ; ms += 10) {
    if (condition()) return ms;
    if (ms > 60_000) throw new Error('does not happen');
    await vi.advanceTimersByTimeAsync(10);
  }
}

describe('[T-10] a change of a text document that the server refuses', () => {
  it.each([{ code: 'updateRefused' }, { code: 'documentFull', limit: 5_000_000 }] as const)(
    'does not strand the client ($code): a copy without it, its words to take along, and the next change arrives',
    async (refusal) => {
      FreezingSocket.refusal = (update) => (new TextDecoder().decode(update).includes('Verboten') ? refusal : undefined);
      const open = openDocument();
      await timeUntil(() => open.view().state === 'saved');
      write(open.view().document, 'Erlaubt.');
      await timeUntil(
        () => wordsOf(FreezingSocket.stored).includes('Erlaubt.') && open.view().state === 'saved' && !open.view().facts.dirty,
      );
      const before = open.view();
      write(before.document, 'Verboten!');
      // As a person does who types on while the answer is under way.
      write(before.document, 'Auch weg.');
      await timeUntil(() => open.view().document !== before.document);
      expect(open.view()).toMatchObject({ generation: before.generation + 1, lostText: { text: 'Verboten!\nAuch weg.', refusal } });
      expect(wordsOf(open.view().document)).not.toContain('Verboten');

      const opened = await timeUntil(() => open.view().state === 'saved' && open.view().writable);
      expect(wordsOf(open.view().document)).toBe('Vom Server.  Erlaubt.');
      write(open.view().document, 'Weiter.');
      const arrived = await timeUntil(() => wordsOf(FreezingSocket.stored).includes('Weiter.') && open.view().state === 'saved');
      expect(opened + arrived).toBeLessThanOrEqual(ARRIVES_WITHIN_MS);
      // The words stay until the person has done with them.
      expect(open.view().lostText).toEqual({ text: 'Verboten!\nAuch weg.', refusal });
      open.forgetLostText();
      expect(open.view().lostText).toBeUndefined();
      expect(wordsOf(FreezingSocket.stored)).toBe('Vom Server.  Erlaubt.  Weiter.');
      open.close();
    },
  );
});
