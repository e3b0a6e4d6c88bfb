import type { BoardRefusal, CollaborationRight, OwnParts } from '@murmel/contracts';
import type { BoardActor, BoardData } from '@murmel/documents';
import { serverNow } from '../clock/server-clock';
import { stoppedRefusal } from './board-facts';
import type { BoardOptions } from './board-options';
import type { BoardSnapshot } from './board-snapshot';
import { ownData, withOwn } from './own-parts';

/**
 * State of an open board as the server has sent it: its content, what it sends to this user alone, and the user's rights.
 */
export class HeardBoard<T extends string, Board> {
  trusted = false;
  right: CollaborationRight = 'read';
  said: BoardData<T> | undefined;
  stoppedUntil: number | undefined;
  private own: BoardData<T> | undefined;
  private shown: { data: BoardData<T>; board: Board } | undefined;

  constructor(private readonly options: Pick<BoardOptions<T, Board, unknown>, 'kind' | 'personId' | 'isViewOnly'>) {}

  /** The content with one's own parts; undefined until it came the first time. */
  get data(): BoardData<T> | undefined {
    return this.said && withOwn(this.said, this.own);
  }

  get actor(): BoardActor {
    const { trusted, right, options } = this;
    const base = trusted || right === 'write' ? 'write' : options.isViewOnly() ? 'look' : 'read';
    return { person: options.personId(), trusted, base, at: serverNow() };
  }

  /** Why this person is not to write for a while, if so. */
  get stop(): BoardRefusal | undefined {
    const { stoppedUntil } = this;
    return stoppedUntil !== undefined && stoppedUntil > Date.now() ? stoppedRefusal(stoppedUntil) : undefined;
  }

  /**
   * Returns the state with which a later page goes on.
   * @param commands that are not answered yet
   */
  page(commands: BoardSnapshot<T>['commands']): BoardSnapshot<T> | undefined {
    const { right, said, own } = this;
    return said && { right, said, own, commands };
  }

  /** Goes on with what an earlier page had heard. @returns its content with one's own parts */
  bring({ right, said, own }: BoardSnapshot<T>): BoardData<T> {
    this.right = right;
    this.said = said;
    this.own = own;
    return withOwn(said, own);
  }

  /** This device had kept a copy of the source, which only the trusted get. */
  trust(): void {
    this.trusted = true;
    this.right = 'write';
  }

  /** Another copy is opened, with this right. */
  enter(right: CollaborationRight, isView: boolean): void {
    // Content hidden from guests must not stay on the screen of a user who became one.
    if (this.trusted && isView && this.said) this.said = this.options.kind.viewOf(this.said);
    this.trusted = !isView;
    this.right = right;
    if (isView && this.options.personId() !== null) return;
    this.own = undefined;
    this.stoppedUntil = undefined;
  }

  /** Stores the content that the server sends to this user alone. */
  takeOwn(told: OwnParts): void {
    this.own = ownData(this.options.kind.tables, told, this.own);
    this.stoppedUntil = told.stoppedUntil === null ? undefined : Date.parse(told.stoppedUntil);
  }

  /** The board of this content; the same object as long as the content is. */
  parse(data: BoardData<T>): Board {
    if (this.shown?.data !== data) this.shown = { data, board: this.options.kind.parse(data) };
    return this.shown.board;
  }
}
