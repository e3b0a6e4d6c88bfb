import type { BoardRefusal } from '@murmel/contracts';
import { type OwnWriting, ownWriting, takeOver } from '@murmel/documents';
import { type Ended, isFinal } from '../collaboration/state';
import { mayWait } from '../waiting/marker';
import type { OpenCopy } from './board-door';
import type { BoardKeeper, BoardNow, LeftOfBoard, LostWork } from './board-keeper';
import type { BoardOptions } from './board-options';
import type { Lost } from './board-session';

/**
 * Own work on an open board that the server has not got: stored on this device, moved into the next copy, or lost with its words published.
 */
export class OwnWork<T extends string> {
  lost: Lost | undefined;
  keptHere = false;
  /** changes for the next copy of the source: the client id of the last one was refused, or it ended and may come back */
  private moving: { writing: OwnWriting; copy: OpenCopy<T> } | undefined;
  private keeper: Promise<BoardKeeper<T>> | undefined;
  private words: string[] = [];
  private loaded = false;
  private stopped = false;

  constructor(
    private readonly begin: BoardOptions<T, unknown, unknown>['keeper'],
    private readonly changed: () => void,
  ) {}

  /** Loads the work left by earlier pages. Stores nothing on a device without offline storage. */
  async load(): Promise<Partial<LeftOfBoard<T>>> {
    const left = mayWait() ? await this.come<Partial<LeftOfBoard<T>>>((keeper) => keeper.load(), {}) : {};
    if (left.words !== undefined) this.lost = { words: left.words, refusal: undefined };
    this.words = left.words === undefined ? [] : [left.words];
    this.loaded = true;
    return left;
  }

  /** Loads the persister before the connection is lost, once writing is allowed. */
  prepare(): void {
    void this.come((keeper) => keeper.prepare(), undefined);
  }

  note(now: BoardNow<T>): void {
    const { connected, authenticated, synced, opened, dirty, ended } = now.facts;
    // After an end that is not final, the work stays as it is.
    if (!this.loaded || (ended && !isFinal(ended))) return;
    const away = opened && !(connected && authenticated && synced);
    const needed = dirty || away || (now.page?.commands.length ?? 0) > 0;
    if (needed || this.keeper) void this.come((keeper) => keeper.note(now), undefined);
  }

  readonly beforeHeard = async (): Promise<void> => {
    if (this.keeper) await this.come((keeper) => keeper.beforeHeard(), undefined);
  };

  /** Records finally rejected work. */
  lose(what: LostWork<T>, refusal?: BoardRefusal): void {
    void this.come((keeper) => keeper.wordsOf(what), '').then((words) => {
      if (words !== '') this.words.push(words);
      const all = this.words.join('\n');
      this.lost = { words: all, refusal };
      this.changed();
      return this.come((keeper) => keeper.keepWords(all), undefined);
    });
  }

  forgetLost(): void {
    this.lost = undefined;
    this.words = [];
    if (this.keeper) void this.come((keeper) => keeper.forgetWords(), undefined);
  }

  /** Moves the own edits of this copy of the source into the next one. */
  moveAlong(copy: OpenCopy<T> | undefined): void {
    if (copy && !copy.view) this.moving ??= { writing: ownWriting(copy.line.document, copy.line.own.unsaved), copy };
  }

  /** The next copy is in step with the server. */
  bringAlong(copy: OpenCopy<T>): void {
    const { moving } = this;
    this.moving = undefined;
    if (!moving) return;
    if (copy.view) this.lose({ copy: moving.copy });
    else takeOver(copy.line.document, moving.writing);
  }

  /** The board ended, with something in its copy that the server has not got. */
  endsWith(copy: OpenCopy<T> | undefined, because: Ended): void {
    // With a new sign-in, a free place or a new release it goes on.
    if (!isFinal(because)) this.moveAlong(copy);
  }

  /** A copy with something that the server has not got is given up. */
  left(copy: OpenCopy<T>): void {
    if (!copy.view && !this.moving && !this.stopped) this.lose({ copy });
  }

  /** Unsent work stays for the next page. */
  stop(): void {
    this.stopped = true;
    if (this.keeper) void this.come((keeper) => keeper.stop(), undefined);
  }

  private bring(): Promise<BoardKeeper<T>> | undefined {
    const onKept = (all: boolean): void => {
      this.keptHere = all;
      this.changed();
    };
    return this.begin?.(onKept).catch((error: unknown) => {
      // Without a line its code does not come; with the next one it may.
      this.keeper = undefined;
      throw error;
    });
  }

  /** Loads the persister's code, which is loaded after the board. @param otherwise result if it cannot be loaded, or fails */
  private async come<Value>(then: (keeper: BoardKeeper<T>) => Value | Promise<Value>, otherwise: Value): Promise<Value> {
    this.keeper ??= this.bring();
    try {
      return this.keeper ? await then(await this.keeper) : otherwise;
    } catch {
      return otherwise;
    }
  }
}
