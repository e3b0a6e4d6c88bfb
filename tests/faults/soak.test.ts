// @module-tag proof
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { TEXT_DOCUMENT_FIELD } from '@murmel/documents';
import type { Item } from '@murmel/server';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { Marks } from '../load/marks.js';
import { type PenMaker, type Seat, SimulatedClass, syncUpdate } from '../load/simulated-class.js';
import { Complaints, holds, watchedProgram } from './fuzz/watched-process.js';
import { School } from './support/school.js';

const CLIENTS = 35;
const DOCUMENTS = 8;
const MINUTE_MS = 60_000;
/**
 * An hour with `npm run proof -- --long`: that finds some 120 bytes kept for each edit. Every proof takes the same rule over two and a half minutes,
 * which finds some 3 kB for each edit or 90 kB for each line (a tenth of 97 MB, measured, over two thirds of the time), and no more.
 */
const LONG = process.env['FAULT_ROUNDS'] !== undefined;
const [WARM_UP_MS, SOAK_MS] = LONG ? [5 * MINUTE_MS, 60 * MINUTE_MS] : [1.25 * MINUTE_MS, 2.5 * MINUTE_MS];
const SAMPLE_MS = LONG ? 30_000 : 5000;
/** Group after group leaves and comes back this often. */
const CHANGE_MS = LONG ? 20_000 : 4000;
/** Spec TR-10. */
const GROWTH = 1.1;
/** Letters of a pupil's own paragraph: what is older is deleted, so that the documents stay as long as they are. */
const LETTERS = 300;

let school: School;
beforeAll(async () => {
  school = await School.open(inject('databaseUrl'), watchedProgram('collab-server'));
});
afterAll(() => school.close());

/** Types like a pupil who revises: the newest words are kept. */
const revising: PenMaker = (marks, send) => {
  const document = new Y.Doc();
  const words = new Y.XmlText();
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [words]);
  document.on('update', (update: Uint8Array) => send(syncUpdate(update)));
  document.getXmlFragment(TEXT_DOCUMENT_FIELD).insert(0, [paragraph]);
  return () => {
    words.insert(words.length, `Wort ${marks.next()}. `);
    if (words.length > LETTERS) words.delete(0, words.length - LETTERS);
  };
};

/** One document and those who are at it. */
class Group {
  private inside: SimulatedClass | undefined;
  ended = 0;

  constructor(
    private readonly item: Item,
    private readonly visitors: readonly string[],
    private readonly marks: Marks,
  ) {}

  async come(): Promise<void> {
    const seats: Seat[] = [];
    for (const visitor of this.visitors)
      seats.push({ url: school.urlOf(this.item), document: school.nameOf(this.item), token: await school.ticket(this.item, visitor) });
    this.inside = new SimulatedClass({ seats, writers: seats.length, editsPerSecond: 1, pen: revising }, this.marks);
    await this.inside.join();
    this.inside.type();
  }

  leave(): void {
    this.ended += this.inside?.ended ?? 0;
    this.inside?.leave();
  }
}

const residentMegabytes = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
/** How much more the last third has than the first one, by the middle of each. */
const growth = (values: readonly number[]): number => {
  const third = Math.floor(values.length / 3);
  return middle(values.slice(-third)) / middle(values.slice(0, third));
};

it(
  `[TR-10] 35 clients write in 8 documents, come and go, for ${LONG ? 'an hour' : 'two and a half minutes after the warm-up (an hour with --long)'}: memory grows by at most 10 %, no rejection is unhandled`,
  async () => {
    const marks = new Marks();
    const complaints = new Complaints();
    const groups: Group[] = [];
    for (let index = 0; index < DOCUMENTS; index += 1) {
      const size = Math.floor((CLIENTS * (index + 1)) / DOCUMENTS) - Math.floor((CLIENTS * index) / DOCUMENTS);
      groups.push(new Group(await school.document(), await Promise.all(Array.from({ length: size }, () => school.visitor())), marks));
    }
    await Promise.all(groups.map((group) => group.come()));
    const begun = performance.now();
    const kept: number[] = [];
    const resident: number[] = [];
    let [changed, edits] = [0, 0];
    for (let next = begun + SAMPLE_MS; performance.now() < begun + WARM_UP_MS + SOAK_MS; next += SAMPLE_MS) {
      while (performance.now() < next) {
        await wait(Math.min(CHANGE_MS, Math.max(1, next - performance.now())));
        if (performance.now() < begun + changed * CHANGE_MS) continue;
        const group = groups[(changed += 1) % DOCUMENTS]!;
        group.leave();
        await group.come();
      }
      edits += marks.take().length;
      const megabytes = await holds(school.collab);
      if (performance.now() < begun + WARM_UP_MS) continue;
      kept.push(megabytes);
      resident.push(residentMegabytes(school.collab.pid));
    }
    groups.forEach((group) => group.leave());
    console.info(
      `${edits} deliveries, ${changed} groups came back; kept after collection ${kept[0]!.toFixed(1)} to ${kept.at(-1)!.toFixed(1)} MB (x ${growth(kept).toFixed(3)}), resident ${resident[0]!.toFixed(0)} to ${resident.at(-1)!.toFixed(0)} MB (x ${growth(resident).toFixed(3)})`,
    );
    expect(edits).toBeGreaterThan((SOAK_MS / 1000) * CLIENTS);
    expect(
      groups.reduce((sum, { ended }) => sum + ended, 0),
      'lines that the server ended',
    ).toBe(0);
    // Unhandled rejections are logged as errors (main.ts), and so is all else that is wrong.
    expect(complaints.of(school.collab)).toEqual([]);
    expect(growth(kept)).toBeLessThanOrEqual(GROWTH);
    expect(growth(resident)).toBeLessThanOrEqual(GROWTH);
  },
  (WARM_UP_MS + SOAK_MS) * 2 + 10 * MINUTE_MS,
);
