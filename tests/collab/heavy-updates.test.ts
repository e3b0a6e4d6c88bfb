// @module-tag proof

import { LIMITS } from '@murmel/contracts';
import { readTextDocument, textDocumentText } from '@murmel/documents';
import { type Account, type Item, loadDocument } from '@murmel/server';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { promised } from '../support/on-this-machine.js';
import {
  chain,
  crowd,
  deepTree,
  gone,
  integerBomb,
  letter,
  nestedValue,
  pile,
  singleLetters,
  updateFrom,
} from './support/hostile-bytes.js';
import { Lesson } from './support/lesson.js';
import { RawClient } from './support/raw-client.js';
import { percentile, until } from './support/until.js';
import { Writer } from './support/writer.js';

const { updateBytes, documentStructs, nesting } = LIMITS.collaboration;
/** An unaffected client's edit is answered within this time, whatever others send; without load edits take milliseconds. */
const DEADLINE_MS = 1000;

let lesson: Lesson;
let teacher: Account;
let item: Item;
let innocent: Writer;
beforeAll(async () => {
  lesson = await Lesson.start(inject('databaseUrl'));
  teacher = await lesson.people.account();
  innocent = await new Writer(lesson, await lesson.document(teacher), { accountId: teacher.id }).ready();
});
beforeEach(async () => {
  item = await lesson.document(teacher);
});
afterAll(async () => {
  innocent.leave();
  await lesson.stop();
});

async function guest(): Promise<RawClient> {
  const visitor = await lesson.visitor(item);
  return RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { visitorId: visitor.id }));
}

/** Returns how long edits in another document take meanwhile. */
async function innocentEdits(until: () => boolean): Promise<number[]> {
  const took: number[] = [];
  do {
    const begun = performance.now();
    innocent.type('x');
    await innocent.untilSaved();
    took.push(performance.now() - begun);
  } while (!until());
  return took;
}

/** Sends it as an edit and as the second step of an exchange. */
async function areRefused(bytes: readonly Uint8Array[]): Promise<void> {
  for (const way of ['update', 'syncStep2'] as const) {
    item = await lesson.document(teacher);
    const client = await guest();
    for (const update of bytes) client[way](update);
    const took = await innocentEdits(() => client.ended.length > 0 || client.acknowledgements.length === bytes.length);
    expect(Math.max(...took)).toBeLessThan(promised(DEADLINE_MS));
    expect(client.ended.map((reason) => (JSON.parse(reason) as { code: string }).code)).toEqual(['updateRefused']);
    client.leave();
  }
}

/** Checks that the content of the document can be read, written and is there again after a restart. */
async function isWhole(): Promise<void> {
  const writer = await new Writer(lesson, item, { accountId: teacher.id }).ready();
  writer.type('noch da');
  await writer.untilSaved();
  writer.leave();
  await lesson.restart();
  await innocent.untilSaved();
  const again = await new Writer(lesson, item, { accountId: teacher.id }).ready();
  await again.sees('noch da');
  again.leave();
}

async function stored(): Promise<Y.Doc> {
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(lesson.database.manager, item.id));
  return document;
}

describe('numbers that no message can hold', () => {
  it('are refused: the bomb of 114 bytes, a length beyond the document, a clock beyond counting, nothing at all', async () => {
    expect(integerBomb(100).byteLength).toBeLessThanOrEqual(114);
    for (const bytes of [
      integerBomb(4_000_000_000),
      updateFrom([{ client: 5, structs: [gone(LIMITS.collaboration.documentBytes + 1)] }]),
      updateFrom([{ client: 5, structs: [gone(0)] }]),
      updateFrom([{ client: 5, structs: [letter({ in: 'default' }, '')] }]),
      updateFrom([{ client: 2 ** 40, structs: [gone(1)] }]),
    ])
      await areRefused([bytes]);
    await isWhole();
  });
});

describe('chains and crowds', () => {
  it('[T-13] 100 and 252 kB of clients that depend on each other are refused at once', async () => {
    for (const clients of [7000, 14_000]) {
      const bytes = chain(clients, 1_000_000);
      expect(bytes.byteLength).toBeLessThan(updateBytes);
      await areRefused([bytes]);
    }
    await isWhole();
  });

  it('15,000 clients at one place are refused at once, twice', async () => {
    await areRefused([crowd(15_000, 1_000_000, { in: 'default' })]);
    await areRefused([crowd(15_000, 2_000_000, { in: 'default' })]);
    await isWhole();
  });

  it('two clients that pile up at one place do not stop anybody either', async () => {
    const client = await guest();
    const place = { in: 'default' };
    client.update(pile(1001, 15_000, place));
    client.update(pile(1002, 15_000, place));
    const took = await innocentEdits(() => client.ended.length > 0 || client.acknowledgements.length === 2);
    expect(Math.max(...took)).toBeLessThan(promised(DEADLINE_MS));
    expect(client.ended).toHaveLength(1);
    await isWhole();
  });

  it('one client that reaches over a whole document again and again does not stop anybody either', async () => {
    const client = await guest();
    const many = 8000;
    client.update(singleLetters(1001, 0, many, 'default'));
    client.update(
      updateFrom([
        { client: 1002, structs: Array.from({ length: many }, (_, index) => letter({ after: [1001, many - 1], before: [1001, index] })) },
      ]),
    );
    const took = await innocentEdits(() => client.ended.length > 0 || client.acknowledgements.length === 2);
    expect(Math.max(...took)).toBeLessThan(promised(DEADLINE_MS));
    expect(client.ended).toHaveLength(1);
    await isWhole();
  });

  it('one who goes on with what is just allowed waits, and nobody else', async () => {
    const client = await guest();
    const whole = 'x'.repeat(200_000);
    client.update(updateFrom([{ client: 1001, structs: [letter({ in: 'default' }, whole)] }]));
    // Each cut splits the one long text anew.
    for (let round = 0; round < 40; round += 1) {
      const structs = Array.from({ length: 4000 }, (_, index) =>
        letter({ after: [1001, round * 4000 + index], before: [1001, round * 4000 + index + 1] }),
      );
      client.update(updateFrom([{ client: 1002, clock: round * 4000, structs }]));
    }
    const took = await innocentEdits(() => client.ended.length > 0 || client.acknowledgements.length === 41);
    expect(percentile(took, 0.95)).toBeLessThan(promised(DEADLINE_MS));
    client.leave();
    await isWhole();
  });

  it('somebody who was away for long and comes back into a busy document is taken', async () => {
    const writers = await Promise.all(
      [1, 2, 3].map(async () => {
        const { id } = await lesson.visitor(item);
        return new Writer(lesson, item, { visitorId: id }).ready();
      }),
    );
    const [away, ...here] = writers as [Writer, Writer, Writer];
    away.provider.configuration.websocketProvider.disconnect();
    for (let line = 0; line < 500; line += 10) {
      for (const writer of writers) {
        writer.document.transact(() => {
          for (let row = line; row < line + 10; row += 1) writer.type(`Zeile${row}`);
        });
      }
      await Promise.all(here.map((writer) => writer.untilSaved()));
    }
    await Promise.all(here.map((writer) => writer.untilSaved()));
    void away.provider.configuration.websocketProvider.connect();
    await away.untilSaved();
    expect(away.refusals).toEqual([]);
    const words = textDocumentText(await stored()).split('\n');
    expect(words).toHaveLength(1500);
    writers.forEach((writer) => writer.leave());
  });
});

describe('the size of a document', () => {
  it('is also counted in structs: the writer is told the number, readers go on, and it can be emptied', async () => {
    const visitor = await lesson.visitor(item);
    const part = 10_000;
    for (let clock = 0; clock + part < documentStructs; clock += part) {
      const bytes = Buffer.from(singleLetters(1001, clock, part, 'default'));
      await lesson.database.query('insert into document_update (item_id, bytes, visitor_id) values ($1, $2, $3)', [
        item.id,
        bytes,
        visitor.id,
      ]);
    }
    await lesson.database.query('insert into document_client (item_id, client_id, visitor_id) values ($1, 1001, $2)', [
      item.id,
      visitor.id,
    ]);
    const held = documentStructs - part;
    const client = await RawClient.inside(lesson.urlOf(item), lesson.nameOf(item), await lesson.ticket(item, { visitorId: visitor.id }));
    const reader = await new Writer(lesson, item, { accountId: teacher.id }).ready();
    client.update(singleLetters(1001, held, part * 2, 'default'));
    await until(() => client.ended.length > 0, 'it was refused');
    expect(JSON.parse(client.ended[0]!)).toEqual({ code: 'documentFull', limit: documentStructs });
    const length = (document: Y.Doc): number => document.getXmlFragment('default').length;
    expect(length(reader.document)).toBe(held + 1);
    reader.document.getXmlFragment('default').delete(0, held);
    await reader.untilSaved();
    reader.type('wieder Platz');
    await reader.untilSaved();
    expect(reader.refusals).toEqual([]);
    reader.leave();
    await isWhole();
  });
});

describe('depth', () => {
  it('an element in an element, 20,000 times: the writer is refused and the document stays readable', async () => {
    const tree = deepTree(1001, 20_000, 'default');
    expect(tree.byteLength).toBeLessThanOrEqual(512 * 1024);
    const parts = [deepTree(1001, 10_000, 'default')];
    await areRefused(parts);
    await isWhole();
    expect(textDocumentText(await stored())).toBe('noch da');
  });

  it('just as deep in many small steps', async () => {
    const client = await guest();
    for (let depth = 0; client.ended.length === 0 && depth < nesting * 2; depth += 20) {
      const [whole] = [deepTree(1001, depth + 20, 'default')];
      client.update(whole!);
      await until(() => client.ended.length > 0 || client.acknowledgements.length === depth / 20 + 1, 'it was answered');
    }
    expect(JSON.parse(client.ended[0]!)).toEqual({ code: 'updateRefused', limit: nesting });
    expect(readTextDocument(await stored()).childCount).toBeGreaterThan(0);
    await isWhole();
  });

  it('a value in a value in a value', async () => {
    await areRefused([updateFrom([{ client: 1001, structs: [nestedValue({ in: 'default', key: 'x' }, 30_000)] }])]);
    await areRefused([updateFrom([{ client: 1001, structs: [nestedValue({ in: 'default', key: 'x' }, 200)] }])]);
    await isWhole();
  });
});
