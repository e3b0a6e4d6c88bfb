import { setTimeout as wait } from 'node:timers/promises';
import { type Item, loadDocument } from '@murmel/server';
import * as Y from 'yjs';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { percentile, until } from '../../collab/support/until.js';
import type { School } from '../../faults/support/school.js';
import { check, contentOf, Typist } from '../../faults/support/typist.js';
import { TestBrowser } from '../../support/browser.js';
import { apiBeside } from './api-beside.js';

const PASSWORD = 'Ein langer Satz für alle';
/** Groups of about six, as in `tests/e2e/lesson-2-shared-documents.spec.ts`. */
const GROUP = 6;

/** Waiting times of unaffected clients during the attack, in milliseconds. */
export interface Felt {
  joins: number[];
  edits: number[];
  logins: number[];
}

/** A class in the middle of a lesson: its pupils write in groups, others come in, and a teacher signs in. */
export class ClassAtWork {
  private readonly typists: Typist[] = [];
  private readonly documents: Item[] = [];
  /** words that were shown as saved, and where */
  private readonly saved: { item: Item; words: readonly string[] }[] = [];
  private api: { signIn: () => Promise<void>; stop: () => Promise<void> } | undefined;

  constructor(private readonly school: School) {}

  /** Signing in needs the api, as a process of its own on the same database. */
  async withApi(): Promise<this> {
    const api = await apiBeside(this.school);
    const { email } = await this.school.people.account({ passwordHash: await hashPassword(PASSWORD) });
    const signIn = async (): Promise<void> => {
      const { status } = await new TestBrowser(api.origin).post('/api/sessions', {
        email,
        password: PASSWORD,
        remember: false,
      });
      if (status !== 201) throw new Error(`Signing in was answered with ${status}`);
    };
    this.api = { signIn, stop: api.stop };
    return this;
  }

  /**
   * Pupils come in and write.
   * @param pauseMs about how long each of them thinks before the next word
   * @param shared one document for all of them, instead of one per group
   */
  async begin(pupils: number, pauseMs: number, shared?: Item): Promise<void> {
    for (let index = 0; index < pupils; index += 1) {
      if (index % GROUP === 0) this.documents.push(shared ?? (await this.school.document()));
      this.typists.push(
        new Typist(this.school, this.documents.at(-1)!, await this.school.visitor(), `${this.saved.length}.${this.typists.length}`),
      );
    }
    await until(() => this.typists.every((typist) => typist.saved), 'the class is in its documents', 30_000);
    this.typists.forEach((typist) => typist.type(pauseMs));
  }

  /** @param joins how many come in meanwhile, one after the other @returns what it was like */
  async feels(joins: number): Promise<Felt> {
    const felt: Felt = { joins: [], edits: [], logins: [] };
    const already = this.typists.map(({ waits }) => waits.length);
    let over = false;
    const signingIn = (async () => {
      for (; this.api && !over; await wait(1000)) {
        const begun = performance.now();
        await this.api.signIn();
        felt.logins.push(performance.now() - begun);
      }
    })();
    for (let round = 0; round < joins; round += 1) {
      felt.joins.push(await this.join());
      await wait(100);
    }
    over = true;
    await signingIn;
    felt.edits = this.typists.flatMap(({ waits }, index) => waits.slice(already[index]));
    return felt;
  }

  /** Opens a document that no other client has open. @returns milliseconds until it can be written */
  private async join(): Promise<number> {
    const [item, visitor] = [await this.school.document(), await this.school.visitor()];
    const begun = performance.now();
    const typist = new Typist(this.school, item, visitor, 'x');
    await until(() => typist.saved, 'the innocent one is in', 30_000);
    const took = performance.now() - begun;
    typist.closeTab();
    return took;
  }

  /** Ends the lesson: all tabs are closed. */
  end(): void {
    this.typists.forEach((typist, index) => {
      typist.closeTab();
      this.saved.push({ item: this.documents[Math.floor(index / GROUP)]!, words: typist.acknowledged });
    });
    this.typists.length = 0;
    this.documents.length = 0;
  }

  /** Words of all lessons until now that were shown as saved and are not there, or twice, and how many there were. */
  async lost(): Promise<{ lost: string[]; doubled: string[]; words: number }> {
    const result = { lost: [] as string[], doubled: [] as string[], words: 0 };
    for (const item of new Set(this.saved.map((entry) => entry.item))) {
      const document = new Y.Doc();
      Y.applyUpdate(document, await loadDocument(this.school.database.manager, item.id));
      const words = this.saved.flatMap((entry) => (entry.item === item ? entry.words : []));
      const found = check(words, contentOf(document));
      result.lost.push(...found.lost);
      result.doubled.push(...found.doubled);
      result.words += words.length;
    }
    return result;
  }

  async close(): Promise<void> {
    this.end();
    await this.api?.stop();
  }
}

/** Formats the numbers of a run for reading. */
export function formatFelt(what: string, { joins, edits, logins }: Felt): string {
  const times = (took: readonly number[]): string => [0.5, 0.95].map((share) => Math.round(percentile(took, share))).join(' / ');
  const signedIn = logins.length > 0 ? `, ${logins.length} logins ${times(logins)} ms` : '';
  return `${what}: p50 / p95 of ${joins.length} joins ${times(joins)} ms, of ${edits.length} edits ${times(edits)} ms${signedIn}`;
}
