import { randomId } from '../random-id';
import { session } from '../session/store';
import { hold } from './holding';
import { toldLetGo } from './let-go';
import { mayWait } from './marker';
import type { Waiting, WaitingPiece } from './pieces';
import type { Piece } from './sealed';
import type { WaitingStore } from './store';

/** Required part of the store. */
export type PieceStore = Pick<WaitingStore, 'all' | 'put' | 'remove'>;

async function storeOfPage(): Promise<PieceStore | undefined> {
  const { WaitingStore } = await import('./store');
  return WaitingStore.open(session.get().user);
}

/**
 * Records of one copy in one tab: its own, locked as long as the tab lives, and those of closed tabs, until its own replaces them. All
 * steps run one after the other.
 */
export class HeldPieces {
  readonly own = randomId();
  private store: Promise<PieceStore | undefined> | undefined;
  /** pieces of tabs that are gone, held until the own piece is kept in their place */
  private adopted: string[] = [];
  private releases: (() => void)[] = [];
  private turn: Promise<unknown> = Promise.resolve();
  private holdsOwn = false;

  constructor(private readonly open: () => Promise<PieceStore | undefined> = storeOfPage) {}

  /** the store was looked into, so that there may be something in it */
  get opened(): boolean {
    return this.store !== undefined;
  }

  /** there is something of tabs that are gone which is not in the own piece yet */
  get inherits(): boolean {
    return this.adopted.length > 0;
  }

  /** Takes over what belongs here and no living tab holds, oldest first. Asks nothing of a device that keeps nothing. */
  async adopt<Facts extends Waiting>(belongs: (facts: Waiting) => facts is Facts): Promise<WaitingPiece<Facts>[]> {
    const mine: WaitingPiece<Facts>[] = [];
    for (const piece of await this.all()) {
      const { facts } = piece;
      if (!belongs(facts)) continue;
      const release = await hold(piece.id);
      if (!release) continue;
      this.releases.push(release);
      this.adopted.push(piece.id);
      mine.push({ ...piece, facts });
    }
    return mine.sort((one, other) => one.keptAt - other.keptAt);
  }

  /** Returns all records of this device. */
  async all(): Promise<WaitingPiece[]> {
    return (mayWait() && (await (await this.opening())?.all())) || [];
  }

  /**
   * Keeps a piece in place of the own one and those that were taken over.
   * @param id another one than the own
   * @param instead what goes as well
   * @returns false where nothing could be kept
   */
  put(piece: () => Piece<Waiting>, id = this.own, instead: readonly string[] = []): Promise<boolean> {
    return this.inTurn(async (store) => {
      if (id === this.own) await this.holdOwn();
      const gone = [this.own, ...this.adopted, ...instead].filter((one) => one !== id);
      const done = await store.put(id, piece(), gone);
      if (done) this.adopted = [];
      return done;
    });
  }

  /** Forgets the own piece and those that were taken over. */
  clear(): Promise<boolean> {
    return this.inTurn(async (store) => {
      const gone = this.adopted;
      this.adopted = [];
      await store.remove(this.own, ...gone);
      return true;
    });
  }

  /** Forgets other pieces. */
  forget(ids: readonly string[]): Promise<boolean> {
    return this.inTurn(async (store) => {
      await store.remove(...ids);
      return true;
    });
  }

  /** Waits for all operations requested until now. */
  async settled(): Promise<void> {
    await this.turn;
  }

  /** Releases the records after the last step, so that others may take them over. */
  letGo(): void {
    void this.turn.then(() => {
      this.releases.splice(0).forEach((release) => release());
      toldLetGo();
    });
  }

  private async holdOwn(): Promise<void> {
    if (this.holdsOwn) return;
    this.holdsOwn = true;
    const release = await hold(this.own);
    if (release) this.releases.push(release);
  }

  private inTurn(step: (store: PieceStore) => Promise<boolean>): Promise<boolean> {
    const result = this.turn.then(async () => {
      const store = await this.opening();
      return store ? step(store).catch(() => false) : false;
    });
    this.turn = result;
    return result;
  }

  private opening(): Promise<PieceStore | undefined> {
    this.store ??= this.open()
      .catch(() => undefined)
      .then((store) => {
        // An anonymous store must not become this user's.
        if (!store) this.store = undefined;
        return store;
      });
    return this.store;
  }
}
