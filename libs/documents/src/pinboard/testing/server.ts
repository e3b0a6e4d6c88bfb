import type { BoardAnswer, PinboardInput, PinboardOperationName } from '@murmel/contracts';
import * as Y from 'yjs';
import { differences, emptyBoard, type BoardData } from '../../board/board-data.js';
import { changeDocument, WatchedBoard } from '../../board/board-document.js';
import type { BoardActor, OperationOutcome } from '../../board/operations.js';
import { pinboardKind } from '../kind.js';
import { PINBOARD_TABLES, type PinboardTable } from '../schema.js';
import { Hub } from './network.js';
import { run } from './sample.js';

export interface Asked {
  id: string;
  name: PinboardOperationName;
  input: PinboardInput<PinboardOperationName>;
}

/** Decides and derives as collab-server does, without a journal: a twin for commands, a view kept up by differences. */
export class BoardServer {
  readonly source = new Hub();
  readonly view = new Hub();
  readonly watched: WatchedBoard<PinboardTable>;
  private readonly twin = new Y.Doc();
  private readonly twinData: WatchedBoard<PinboardTable>;
  private readonly answers = new Map<string, BoardAnswer>();
  private viewData: BoardData<PinboardTable> = emptyBoard(PINBOARD_TABLES);

  /** @param told hears of everything that was done here */
  constructor(first: Uint8Array, private readonly told: (outcome: OperationOutcome<PinboardTable>, actor: BoardActor) => void) {
    Y.applyUpdate(this.source.document, first);
    Y.applyUpdate(this.twin, first);
    this.source.document.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== this.twin) Y.applyUpdate(this.twin, update);
    });
    this.twinData = new WatchedBoard(this.twin, PINBOARD_TABLES);
    this.watched = new WatchedBoard(this.source.document, PINBOARD_TABLES);
    this.watched.subscribe(() => this.derive());
    this.derive();
  }

  /** A command, or with a trusted actor what REST asks for; done once however often it is asked. */
  ask({ id, name, input }: Asked, actor: BoardActor): BoardAnswer {
    const known = this.answers.get(id);
    if (known) return known;
    const outcome = run(this.twinData.data, actor, name, input);
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

  private apply(changes: Parameters<typeof changeDocument<PinboardTable>>[1]): void {
    const updates: Uint8Array[] = [];
    const collect = (update: Uint8Array): void => void updates.push(update);
    this.twin.on('update', collect);
    changeDocument(this.twin, changes);
    this.twin.off('update', collect);
    for (const update of updates) Y.applyUpdate(this.source.document, update, this.twin);
  }

  private derive(): void {
    const next = pinboardKind.viewOf(this.watched.data);
    changeDocument(this.view.document, differences(this.viewData, next));
    this.viewData = next;
  }
}
