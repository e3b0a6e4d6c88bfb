import type { Item } from '@murmel/contracts';
import { LockedRecords, type RecordStore } from './locked-records';
import type { OutboxContent, OutboxLegacyWork, OutboxWork, WorkKind } from './outbox-records';

/** Stored work of a page; null when the server has everything and there is nothing to resume. */
export type SavedWork<Value> = Pick<OutboxWork<Value>, 'item' | 'value' | 'unsent' | 'text' | 'calls'> | null;

/** Work left by closed tabs. */
export interface LeftoverWork<Value> {
  /** item as its page had it; undefined for records of an older version */
  item: Item | undefined;
  value: Value;
}

/**
 * Stores a user's work in one item outside of its live document, always in its current state, and returns the stored work of a closed tab.
 * Nothing is stored twice: two tabs have a record each.
 */
export class WorkPersister<Value> {
  private readonly records: LockedRecords;
  private leftover: Promise<LeftoverWork<Value>[]> | undefined;
  /** waits to be kept, or is on its way into the store */
  private next: SavedWork<Value> | undefined;
  private saving = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSafe = true;
  private reported = false;

  /**
   * @param patienceMs so long a line that is there may take to make keeping needless
   * @param onSaved whether everything that the server has not got is in the store now
   */
  constructor(
    private readonly of: WorkKind,
    private readonly itemId: string,
    private readonly patienceMs: number,
    open?: () => Promise<RecordStore | undefined>,
    private readonly onSaved?: (all: boolean) => void,
  ) {
    this.records = new LockedRecords(open);
    addEventListener('beforeunload', this.confirmUnload);
    document.addEventListener('visibilitychange', this.flush);
  }

  /** Returns the oldest first; repeated calls return the same. A resumed record has to be stored again, which replaces it. */
  load(): Promise<LeftoverWork<Value>[]> {
    this.leftover ??= this.begin().catch(() => []);
    return this.leftover;
  }

  /** Requests made while a step is running are combined into one step after it. */
  save(work: SavedWork<Value>): void {
    this.isSafe = !work?.unsent;
    this.report(false);
    if (work === null && !this.saving && !this.records.opened) {
      clearTimeout(this.timer);
      this.timer = this.next = undefined;
      return;
    }
    this.next = work;
    if (this.patienceMs === 0 || !navigator.onLine) this.flush();
    else this.timer ??= setTimeout(this.flush, this.patienceMs);
  }

  /** Stored work stays for the next page. */
  stop(): void {
    removeEventListener('beforeunload', this.confirmUnload);
    document.removeEventListener('visibilitychange', this.flush);
    this.flush();
    this.records.release();
  }

  private async begin(): Promise<LeftoverWork<Value>[]> {
    const mine = (facts: OutboxContent): facts is OutboxWork<Value> | OutboxLegacyWork =>
      facts.kind === 'work'
        ? facts.of === this.of && facts.item.id === this.itemId
        : facts.kind === 'old' && facts.of === this.of && facts.itemId === this.itemId;
    const left = await this.records.adopt(mine);
    return left.map(({ facts }) => ({ item: facts.kind === 'work' ? facts.item : undefined, value: facts.value as Value }));
  }

  private readonly flush = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.saving) void this.saveAll();
  };

  private async saveAll(): Promise<void> {
    this.saving = true;
    while (this.next !== undefined) {
      const work = this.next;
      const done = await (work ? this.records.put(() => this.recordOf(work)) : this.records.clear());
      // Newer by now: that is kept before this page calls itself done.
      if (this.next !== work) continue;
      this.next = undefined;
      this.isSafe ||= done;
      this.report(done && work?.unsent === true);
    }
    this.saving = false;
  }

  private report(all: boolean): void {
    if (this.reported === all) return;
    this.reported = all;
    this.onSaved?.(all);
  }

  private recordOf(work: NonNullable<SavedWork<Value>>): { facts: OutboxWork<Value>; bytes: Uint8Array<ArrayBuffer> } {
    return { facts: { kind: 'work', of: this.of, ...work }, bytes: new Uint8Array() };
  }

  /**
   * Asks before unload if this device is the only holder of the work and has not stored it yet, or cannot. With a connection it asks only
   * about work that the server should have at once.
   */
  private readonly confirmUnload = (event: BeforeUnloadEvent): void => {
    if (!this.isSafe && (this.patienceMs > 0 || !navigator.onLine)) event.preventDefault();
  };
}
