import { HocuspocusProvider } from '@hocuspocus/provider';
import type { Account, Item } from '@murmel/server';
import * as Y from 'yjs';
import { until } from '../../collab/support/until.js';
import { contentOf, Typist } from '../../faults/support/typist.js';
import { TestBrowser } from '../../support/browser.js';
import type { Cluster } from './cluster.js';
import { Items } from './items.js';
import { PupilBrowser } from './pupil-browser.js';

/** Architecture rule 4. */
const OUT_WITHIN_MS = 2000;
const PATIENT_MS = 30_000;

/** A guest who looks at a document of a teacher, until the teacher locks it. */
export class Guest {
  private readonly document = new Y.Doc();
  private readonly provider: HocuspocusProvider;
  private inside = false;

  private constructor(
    private readonly item: Item,
    private readonly desk: PupilBrowser,
    private readonly teacher: PupilBrowser,
    private readonly writer: Typist,
  ) {
    const leave = (): void => void (this.inside = false);
    this.provider = new HocuspocusProvider({
      url: desk.urlOf(item),
      name: desk.nameOf(item),
      document: this.document,
      token: () => desk.ticket(item),
      onSynced: () => void (this.inside = true),
      onClose: leave,
      onAuthenticationFailed: leave,
    } as unknown as ConstructorParameters<typeof HocuspocusProvider>[0]);
  }

  static async open(cluster: Cluster, account: Account): Promise<Guest> {
    const item = await new Items(cluster, account).document();
    const browser = await cluster.people.signIn(new TestBrowser(cluster.origin), account);
    const teacher = new PupilBrowser(cluster, browser, account.id);
    const writer = new Typist(teacher, item, account.id, 'davor');
    const guest = new Guest(item, await PupilBrowser.guest(cluster), teacher, writer);
    await until(() => guest.inside && writer.saved, 'teacher and guest are at the document', PATIENT_MS);
    return guest;
  }

  /** Takes the right away. @returns how many ms after the answer the guest was out @param ready a server that hangs or is cut off may be late until then */
  async lockOut(ready: Promise<unknown> = Promise.resolve()): Promise<number> {
    const path = `/api/items/${this.item.id}/share`;
    const answer = await this.teacher.call('PUT', path, 'lock', { body: { privacy: 'locked' } });
    if (!answer) throw new Error(`not locked: ${this.teacher.refused.join()}`);
    const lockedAt = performance.now();
    await ready;
    await until(() => !this.inside, 'the guest is out', OUT_WITHIN_MS);
    return Math.round(performance.now() - lockedAt);
  }

  /** Lets the teacher write on. @throws Error when the guest comes to see it */
  async seesNothing(): Promise<void> {
    this.writer.type(PATIENT_MS);
    await until(
      () => this.writer.acknowledged.length > 0,
      () => `the teacher goes on: ${this.writer.standing}`,
      PATIENT_MS,
    );
    if (this.inside || contentOf(this.document) !== '') throw new Error('The guest is in');
    this.close();
  }

  close(): void {
    this.provider.destroy();
    this.writer.closeTab();
    this.desk.close();
    this.teacher.close();
  }
}
