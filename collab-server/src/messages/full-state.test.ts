import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { endsOf, type FullState, FullStates, missingSince, shareMissing } from './full-state.js';

const documents: Y.Doc[] = [];
afterEach(() => documents.splice(0).forEach((document) => document.destroy()));

/** A document of many single letters by several people, some of them deleted again. */
function letters(count: number): Y.Doc {
  const document = new Y.Doc();
  documents.push(document);
  const text = document.getText('words');
  document.transact(() => {
    for (let index = 0; index < count; index += 1) {
      document.clientID = 1 + (index % 3);
      text.insert(Math.max(0, text.length - (index % 7)), 'x');
      if (index % 10 === 0) text.delete(text.length - 1, 1);
    }
  });
  return document;
}

function applied(...parts: (Uint8Array | readonly Uint8Array[])[]): Y.Doc {
  const document = new Y.Doc();
  documents.push(document);
  for (const part of parts.flat()) Y.applyUpdate(document, part as Uint8Array);
  return document;
}

function same(left: Y.Doc, right: Y.Doc): void {
  expect(right.getText('words').toString()).toBe(left.getText('words').toString());
  expect(Y.encodeStateVector(right)).toEqual(Y.encodeStateVector(left));
  expect(Y.encodeStateAsUpdate(right)).toEqual(Y.encodeStateAsUpdate(left));
}

const told = ({ state, tail }: FullState): Uint8Array[] => [state, ...tail];

it('is written once for all who ask, also while it is being written', async () => {
  const document = letters(2000);
  const states = new FullStates(document);
  const [one, two] = await Promise.all([states.get(), states.get()]);
  expect(two).toBe(one);
  expect(await states.get()).toBe(one);
  same(document, applied(told(one)));
});

it('is the document, whatever is edited while it is being written and after it', async () => {
  const document = letters(120_000);
  const states = new FullStates(document);
  const writing = states.get();
  let turns = 0;
  let done = false;
  void Promise.resolve(writing).then(() => {
    done = true;
  });
  while (!done) {
    document.getText('words').insert(turns % 50, 'y');
    document.getText('words').delete(turns % 40, 2);
    turns += 1;
    await turn();
  }
  // It stopped on the way and let others work; how often is a matter of the machine.
  expect(turns).toBeGreaterThan(1);
  const state = await writing;
  expect(state.tail.length).toBeGreaterThan(0);
  same(document, applied(told(state)));
  document.getText('words').insert(0, 'danach');
  expect(await states.get()).toBe(state);
  same(document, applied(told(state)));
});

it('is written anew after many edits, but not for each of them', async () => {
  const document = letters(500);
  const states = new FullStates(document);
  const first = await states.get();
  document.getText('words').insert(0, 'z'.repeat(100_000));
  await vi.waitFor(async () => expect(await states.get()).not.toBe(first), { timeout: 60_000 });
  same(document, applied(told(await states.get())));
});

it('gives somebody who comes back only what they lack', async () => {
  const document = letters(3000);
  const states = new FullStates(document);
  const { state } = await states.get();
  const back = applied(state);
  const known = endsOf(back);
  document.clientID = 2;
  document.getText('words').insert(10, 'neu');
  document.getText('words').delete(100, 5);
  const { deletions, tail } = await states.get();
  const missing = missingSince(document, known, deletions);
  expect(missing.byteLength).toBeLessThan(state.byteLength / 3);
  expect(shareMissing(document, known)).toBeLessThan(0.01);
  expect(shareMissing(document, new Map())).toBe(1);
  for (const part of [missing, ...tail]) Y.applyUpdate(back, part);
  same(document, back);
});
