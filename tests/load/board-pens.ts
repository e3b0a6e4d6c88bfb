import { randomBytes } from 'node:crypto';
import * as Y from 'yjs';
import { BENCH_LIST } from './bench-board-data.js';
import { type PenMaker, stateless, syncUpdate } from './simulated-class.js';

/** Renames one card as a trusted client does, as Yjs. The first writer holds the source. */
export const renaming: PenMaker = (marks, send) => {
  const doc = new Y.Doc();
  doc.on('update', (update: Uint8Array) => send(syncUpdate(update)));
  const card = new Y.Map();
  doc.getMap('cards').set(`Neu${randomBytes(4).toString('hex')}0`, card);
  return () =>
    doc.transact(() => {
      card.set('place', { list: BENCH_LIST, order: 'b0' });
      card.set('name', marks.next());
    });
};

/** A guest pins a card, by command. */
export const pinning: PenMaker = (marks, send) => () =>
  send(
    stateless({
      type: 'command',
      id: randomBytes(16).toString('hex'),
      operation: 'addCard',
      input: { list: BENCH_LIST, name: marks.next() },
    }),
  );
