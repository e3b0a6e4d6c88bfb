import { SERVER_LIMITS } from '@murmel/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { draws } from '../../../../tests/support/draws.js';
import { inspectUpdate, writersIn } from './inspect-update.js';
import { readUpdate } from './read-update.js';

/** Test fixture: the server's document and an editor, offline for a while or in step. */
class Editor {
  readonly document = new Y.Doc();

  constructor(private readonly server: Y.Doc) {
    this.receive();
  }

  receive(): void {
    Y.applyUpdate(this.document, Y.encodeStateAsUpdate(this.server));
  }

  /** Sends everything as the second step of an exchange does. */
  send(): void {
    const update = readUpdate(Y.encodeStateAsUpdate(this.document, Y.encodeStateVector(this.server)));
    if ('problem' in update) throw new Error(JSON.stringify(update));
    expect(writersIn(this.server, update).every((client) => client === this.document.clientID)).toBe(true);
    const effort = inspectUpdate(this.server, update, (client) => client === this.document.clientID);
    expect(effort).not.toHaveProperty('problem');
    Y.applyUpdate(this.server, Y.encodeStateAsUpdate(this.document, Y.encodeStateVector(this.server)));
  }

  edit(kind: number, at: number): void {
    const text = this.document.getText('text');
    const list = this.document.getXmlFragment('list');
    const place = Math.floor(at * (text.length + 1));
    if (kind === 0) text.insert(place, 'ab');
    else if (kind === 1 && text.length > 0) text.delete(Math.min(place, text.length - 1), 1);
    else if (kind === 2) list.insert(Math.floor(at * (list.length + 1)), [new Y.XmlElement('paragraph')]);
    else if (kind === 3 && list.length > 0) list.delete(Math.floor(at * list.length), 1);
    else if (kind === 4) this.document.getMap('fields').set(`${Math.floor(at * 3)}`, { at: [at] });
    else if (text.length > 1) text.format(0, Math.max(1, place - 1), { bold: at > 0.5 });
  }
}

const step = fc.record({ who: fc.nat(2), kind: fc.nat(7), at: fc.double({ min: 0, max: 0.999, noNaN: true }) });

describe('what editors send', () => {
  it('is never refused, whoever was away for how long, and sent again it is the same', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const server = new Y.Doc();
        const editors = [new Editor(server), new Editor(server), new Editor(server)];
        for (const { who, kind, at } of steps) {
          const editor = editors[who]!;
          if (kind === 6) editor.send();
          else if (kind === 7) editor.receive();
          else editor.edit(kind, at);
        }
        for (const editor of editors) editor.send();
        for (const { document } of editors) {
          const own = new Map(Y.decodeStateVector(Y.encodeStateVector(document)));
          own.set(document.clientID, 0);
          const again = readUpdate(Y.encodeStateAsUpdate(document, Y.encodeStateVector(own)));
          if ('problem' in again) throw new Error(again.problem);
          expect(inspectUpdate(server, again, (client) => client === document.clientID)).toMatchObject({ structs: 0 });
        }
      }),
      { numRuns: draws(150) },
    );
  });
});

it('counts no more steps than Yjs takes for text that is typed, wherever it stands', { tags: ['proof'] }, () => {
  const server = new Y.Doc();
  const mine = new Y.Doc();
  for (let line = 0; line < 3000; line += 1) mine.getText('x').insert(line % 2 ? 0 : mine.getText('x').length, 'y');
  const update = readUpdate(Y.encodeStateAsUpdate(mine));
  if ('problem' in update) throw new Error(update.problem);
  const begun = performance.now();
  expect(inspectUpdate(server, update, () => true)).not.toHaveProperty('problem');
  expect(performance.now() - begun).toBeLessThan(1000);
  expect(SERVER_LIMITS.collaboration.updateSteps).toBeGreaterThan(3000);
});
