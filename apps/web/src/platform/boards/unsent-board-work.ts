import type { BoardRefusal } from '@murmel/contracts';
import { type OwnWriting, ownWriting, takeOver } from '@murmel/documents';
import { type Ended, isFinal } from '../collaboration/state';
import { mayHaveOfflineData } from '../offline/offline-flag';
import type { OpenCopy } from './board-connection';
import type { BoardOptions } from './board-options';
import type { BoardPersister, LostWork, OpenBoardState, SavedBoard } from './board-persister';
import type { LostEdits } from './board-session';

/**
 * Own work on an open board that the server has not got: stored on this device, moved into the next copy, or lost with its words published.
 */
export class UnsentBoardWork<T extends string> {
  lost: LostEdits | undefined;
  savedOffline = false;
  /** changes for the next copy of the source: the client id of the last one was refused, or it ended and may come back */
  private carriedOver: { writing: OwnWriting; copy: OpenCopy<T> } | undefined;
  private persister: Promise<BoardPersister<T>> | undefined;
  private lostTexts: string[] = [];
  private loaded = false;
  private stopped = false;

  constructor(
    private readonly begin: BoardOptions<T, unknown, unknown>['persister'],
    private readonly changed: () => void,
  ) {}

  /** Loads the work left by earlier pages. Stores nothing on a device without offline storage. */
  async load(): Promise<Partial<SavedBoard<T>>> {
    const left = mayHaveOfflineData() ? await this.withPersister<Partial<SavedBoard<T>>>((keeper) => keeper.load(), {}) : {};
    if (left.lostText !== undefined) this.lost = { text: left.lostText, refusal: undefined };
    this.lostTexts = left.lostText === undefined ? [] : [left.lostText];
    this.loaded = true;
    return left;
  }

  /** Loads the persister before the connection is lost, once writing is allowed. */
  prepare(): void {
    void this.withPersister((keeper) => keeper.prepare(), undefined);
  }

  boardChanged(now: OpenBoardState<T>): void {
    const { connected, authenticated, synced, opened, dirty, ended } = now.facts;
    // After an end that is not final, the work stays as it is.
    if (!this.loaded || (ended && !isFinal(ended))) return;
    const away = opened && !(connected && authenticated && synced);
    const needed = dirty || away || (now.snapshot?.commands.length ?? 0) > 0;
    if (needed || this.persister) void this.withPersister((keeper) => keeper.boardChanged(now), undefined);
  }

  readonly beforeHeard = async (): Promise<void> => {
    if (this.persister) await this.withPersister((keeper) => keeper.beforeHeard(), undefined);
  };

  /** Records finally rejected work. */
  lose(what: LostWork<T>, refusal?: BoardRefusal): void {
    void this.withPersister((keeper) => keeper.textOf(what), '').then((words) => {
      if (words !== '') this.lostTexts.push(words);
      const all = this.lostTexts.join('\n');
      this.lost = { text: all, refusal };
      this.changed();
      return this.withPersister((keeper) => keeper.saveLostText(all), undefined);
    });
  }

  forgetLost(): void {
    this.lost = undefined;
    this.lostTexts = [];
    if (this.persister) void this.withPersister((keeper) => keeper.deleteLostText(), undefined);
  }

  /** Moves the own edits of this copy of the source into the next one. */
  carryOver(copy: OpenCopy<T> | undefined): void {
    if (copy && !copy.view) this.carriedOver ??= { writing: ownWriting(copy.line.document, copy.line.own.unsaved), copy };
  }

  /** The next copy is in step with the server. */
  applyCarriedOver(copy: OpenCopy<T>): void {
    const { carriedOver: moving } = this;
    this.carriedOver = undefined;
    if (!moving) return;
    if (copy.view) this.lose({ copy: moving.copy });
    else takeOver(copy.line.document, moving.writing);
  }

  /** The board ended, with something in its copy that the server has not got. */
  boardEnded(copy: OpenCopy<T> | undefined, because: Ended): void {
    // With a new sign-in, a free place or a new release it goes on.
    if (!isFinal(because)) this.carryOver(copy);
  }

  /** A copy with something that the server has not got is given up. */
  copyClosed(copy: OpenCopy<T>): void {
    if (!copy.view && !this.carriedOver && !this.stopped) this.lose({ copy });
  }

  /** Unsent work stays for the next page. */
  stop(): void {
    this.stopped = true;
    if (this.persister) void this.withPersister((keeper) => keeper.stop(), undefined);
  }

  private createPersister(): Promise<BoardPersister<T>> | undefined {
    const onSaved = (all: boolean): void => {
      this.savedOffline = all;
      this.changed();
    };
    return this.begin?.(onSaved).catch((error: unknown) => {
      // Without a line its code does not come; with the next one it may.
      this.persister = undefined;
      throw error;
    });
  }

  /** Loads the persister's code, which is loaded after the board. @param otherwise result if it cannot be loaded, or fails */
  private async withPersister<Value>(then: (keeper: BoardPersister<T>) => Value | Promise<Value>, otherwise: Value): Promise<Value> {
    this.persister ??= this.createPersister();
    try {
      return this.persister ? await then(await this.persister) : otherwise;
    } catch {
      return otherwise;
    }
  }
}
