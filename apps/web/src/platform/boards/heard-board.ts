import type { BoardRefusal, CollaborationRight, OwnParts } from '@murmel/contracts';
import type { BoardActor, BoardData } from '@murmel/documents';
import { serverNow } from '../clock/server-clock';
import { stopped } from './board-facts';
import type { BoardOptions } from './board-options';
import type { BoardPage } from './board-page';
import { ownData, withOwn } from './own-parts';

/** What the server has said of an open board: its content, what it says to this person alone, and what they may do. */
export class HeardBoard<T extends string, Board> {
  trusted = false;
  right: CollaborationRight = 'read';
  said: BoardData<T> | undefined;
  stoppedUntil: number | undefined;
  private own: BoardData<T> | undefined;
  private shown: { data: BoardData<T>; board: Board } | undefined;

  constructor(private readonly options: Pick<BoardOptions<T, Board, unknown>, 'kind' | 'person' | 'onlyLooks'>) {}

  /** The content with one's own parts; undefined until it came the first time. */
  get data(): BoardData<T> | undefined {
    return this.said && withOwn(this.said, this.own);
  }

  get actor(): BoardActor {
    const { trusted, right, options } = this;
    const base = trusted || right === 'write' ? 'write' : options.onlyLooks() ? 'look' : 'read';
    return { person: options.person(), trusted, base, at: serverNow() };
  }

  /** Why this person is not to write for a while, if so. */
  get stop(): BoardRefusal | undefined {
    const { stoppedUntil } = this;
    return stoppedUntil !== undefined && stoppedUntil > Date.now() ? stopped(stoppedUntil) : undefined;
  }

  /** What a later page goes on with. @param commands that are not answered yet */
  page(commands: BoardPage<T>['commands']): BoardPage<T> | undefined {
    const { right, said, own } = this;
    return said && { right, said, own, commands };
  }

  /** Goes on with what an earlier page had heard. @returns its content with one's own parts */
  bring({ right, said, own }: BoardPage<T>): BoardData<T> {
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
    // What guests do not see must not stay on the screen of a person who became one.
    if (this.trusted && isView && this.said) this.said = this.options.kind.viewOf(this.said);
    this.trusted = !isView;
    this.right = right;
    if (isView && this.options.person() !== null) return;
    this.own = undefined;
    this.stoppedUntil = undefined;
  }

  /** What the server says only this person sees. */
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
