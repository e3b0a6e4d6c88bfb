import type { Item } from '@murmel/contracts';
import { HeldPieces, type PieceStore } from './held-pieces';
import type { Waiting, WaitingOld, WaitingWork, WorkName } from './pieces';

/** Stored work of a page; null when the server has everything and there is nothing to resume. */
export type Kept<Value> = Pick<WaitingWork<Value>, 'item' | 'value' | 'unsent' | 'text' | 'calls'> | null;

/** Work left by closed tabs. */
export interface Left<Value> {
  /** item as its page had it; undefined for records of an older version */
  item: Item | undefined;
  value: Value;
}

/**
 * Stores a user's work in one item outside of its live document, always in its current state, and returns the stored work of a closed tab.
 * Nothing is stored twice: two tabs have a record each.
 */
export class WorkKeeper<Value> {
  private readonly pieces: HeldPieces;
  private left: Promise<Left<Value>[]> | undefined;
  /** waits to be kept, or is on its way into the store */
  private next: Kept<Value> | undefined;
  private going = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private safe = true;
  private told = false;

  /**
   * @param patienceMs so long a line that is there may take to make keeping needless
   * @param onKept whether everything that the server has not got is in the store now
   */
  constructor(
    private readonly of: WorkName,
    private readonly itemId: string,
    private readonly patienceMs: number,
    open?: () => Promise<PieceStore | undefined>,
    private readonly onKept?: (all: boolean) => void,
  ) {
    this.pieces = new HeldPieces(open);
    addEventListener('beforeunload', this.ask);
    document.addEventListener('visibilitychange', this.flush);
  }

  /** Returns the oldest first; repeated calls return the same. A resumed record has to be stored again, which replaces it. */
  load(): Promise<Left<Value>[]> {
    this.left ??= this.begin().catch(() => []);
    return this.left;
  }

  /** Requests made while a step is running are combined into one step after it. */
  keep(work: Kept<Value>): void {
    this.safe = !work?.unsent;
    this.tell(false);
    if (work === null && !this.going && !this.pieces.opened) {
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
    removeEventListener('beforeunload', this.ask);
    document.removeEventListener('visibilitychange', this.flush);
    this.flush();
    this.pieces.letGo();
  }

  private async begin(): Promise<Left<Value>[]> {
    const mine = (facts: Waiting): facts is WaitingWork<Value> | WaitingOld =>
      facts.kind === 'work'
        ? facts.of === this.of && facts.item.id === this.itemId
        : facts.kind === 'old' && facts.of === this.of && facts.itemId === this.itemId;
    const left = await this.pieces.adopt(mine);
    return left.map(({ facts }) => ({ item: facts.kind === 'work' ? facts.item : undefined, value: facts.value as Value }));
  }

  private readonly flush = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.going) void this.steps();
  };

  private async steps(): Promise<void> {
    this.going = true;
    while (this.next !== undefined) {
      const work = this.next;
      const done = await (work ? this.pieces.put(() => this.pieceOf(work)) : this.pieces.clear());
      // Newer by now: that is kept before this page calls itself done.
      if (this.next !== work) continue;
      this.next = undefined;
      this.safe ||= done;
      this.tell(done && work?.unsent === true);
    }
    this.going = false;
  }

  private tell(all: boolean): void {
    if (this.told === all) return;
    this.told = all;
    this.onKept?.(all);
  }

  private pieceOf(work: NonNullable<Kept<Value>>): { facts: WaitingWork<Value>; bytes: Uint8Array<ArrayBuffer> } {
    return { facts: { kind: 'work', of: this.of, ...work }, bytes: new Uint8Array() };
  }

  /**
   * Asks before unload if this device is the only holder of the work and has not stored it yet, or cannot. With a connection it asks only
   * about work that the server should have at once.
   */
  private readonly ask = (event: BeforeUnloadEvent): void => {
    if (!this.safe && (this.patienceMs > 0 || !navigator.onLine)) event.preventDefault();
  };
}
