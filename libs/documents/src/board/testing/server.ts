import type { BoardAnswer } from '@murmel/contracts';
import * as Y from 'yjs';
import { type BoardData, type Change, differences, emptyBoard } from '../board-data.js';
import { changeDocument, WatchedBoard } from '../board-document.js';
import type { BoardActor, OperationOutcome } from '../operations.js';
import { Hub } from './network.js';
import type { BoardRequest, Subject } from './subject.js';

/** Decides and derives as collab-server does, without a journal: a twin for commands, a view kept up by differences. */
export class BoardServer<T extends string> {
  readonly source = new Hub();
  readonly view = new Hub();
  readonly watched: WatchedBoard<T>;
  private readonly twin = new Y.Doc();
  private readonly twinData: WatchedBoard<T>;
  private readonly answers = new Map<string, BoardAnswer>();
  private viewData: BoardData<T>;

  /** @param told hears of everything that was done here */
  constructor(
    readonly subject: Subject<T>,
    first: Uint8Array,
    private readonly told: (outcome: OperationOutcome<T>, actor: BoardActor) => void,
  ) {
    this.viewData = emptyBoard(subject.tables);
    Y.applyUpdate(this.source.document, first);
    Y.applyUpdate(this.twin, first);
    this.source.document.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== this.twin) Y.applyUpdate(this.twin, update);
    });
    this.twinData = new WatchedBoard(this.twin, subject.tables);
    this.watched = new WatchedBoard(this.source.document, subject.tables);
    this.watched.subscribe(() => this.derive());
    this.derive();
  }

  /** Executes a command, or with a trusted actor a REST call; repeated requests are executed once. */
  ask(asked: BoardRequest, actor: BoardActor): BoardAnswer {
    const { id } = asked;
    const known = this.answers.get(id);
    if (known) return known;
    const outcome = this.subject.run(this.twinData.data, actor, asked);
    this.told(outcome, actor);
    let answer: BoardAnswer;
    if ('refusal' in outcome) answer = { type: 'answer', re: id, ok: false, refusal: outcome.refusal };
    else {
      answer = { type: 'answer', re: id, ok: true, made: outcome.made };
      this.apply(outcome.changes);
    }
    this.answers.set(id, answer);
    return answer;
  }

  private apply(changes: readonly Change<T>[]): void {
    const updates: Uint8Array[] = [];
    const collect = (update: Uint8Array): void => void updates.push(update);
    this.twin.on('update', collect);
    changeDocument(this.twin, changes);
    this.twin.off('update', collect);
    for (const update of updates) Y.applyUpdate(this.source.document, update, this.twin);
  }

  private derive(): void {
    const next = this.subject.viewOf(this.watched.data);
    changeDocument(this.view.document, differences(this.viewData, next));
    this.viewData = next;
  }
}
