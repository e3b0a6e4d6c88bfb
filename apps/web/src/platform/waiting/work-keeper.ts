import type { Item } from '@murmel/contracts';
import { HeldPieces, type PieceStore } from './held-pieces';
import type { Waiting, WaitingOld, WaitingWork, WorkName } from './pieces';

/** What a page keeps of its work; null when the server has everything and there is nothing to go on with. */
export type Kept<Value> = Pick<WaitingWork<Value>, 'item' | 'value' | 'unsent' | 'text' | 'calls'> | null;

/** What tabs that are gone left. */
export interface Left<Value> {
  /** as their page had it; undefined of an older version */
  item: Item | undefined;
  value: Value;
}

/**
 * Keeps what somebody does in one item outside of its live document, always as it is now, and gives back what a tab that is gone
 * had kept. Nothing is kept twice: two tabs have a piece each.
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

  /** Oldest first, the same however often it is asked for; what of it goes on has to be kept again, and then stands in its place. */
  load(): Promise<Left<Value>[]> {
    this.left ??= this.begin().catch(() => []);
    return this.left;
  }

  /** What is asked for while a step is on its way comes in one step after it. */
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

  /** What is kept stays for the next page. */
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

  /** This device is all that has it, and it has not got it yet, or cannot; with a line only what the server should have at once. */
  private readonly ask = (event: BeforeUnloadEvent): void => {
    if (!this.safe && (this.patienceMs > 0 || !navigator.onLine)) event.preventDefault();
  };
}
