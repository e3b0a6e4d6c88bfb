import type { BoardAnswer, PartFields } from '@murmel/contracts';
import * as Y from 'yjs';
import { type BoardData, changed } from '../board-data.js';
import { changeDocument, WatchedBoard } from '../board-document.js';
import type { BoardActor, OperationOutcome } from '../operations.js';
import type { Link } from './network.js';
import type { BoardServer } from './server.js';
import type { BoardRequest } from './subject.js';

/** Holds the source and runs operations on it at once, also without a connection. */
export class Trusted<T extends string> {
  readonly document = new Y.Doc();
  readonly link: Link;
  readonly watched: WatchedBoard<T>;

  constructor(
    private readonly server: BoardServer<T>,
    readonly actor: BoardActor,
  ) {
    this.watched = new WatchedBoard(this.document, server.subject.tables);
    this.link = server.source.connect(this.document);
    while (!this.link.quiet) this.step(false);
  }

  get shown(): BoardData<T> {
    return this.watched.data;
  }

  do(asked: BoardRequest): OperationOutcome<T> {
    const outcome = this.server.subject.run(this.shown, this.actor, asked);
    if (!('refusal' in outcome)) changeDocument(this.document, outcome.changes);
    return outcome;
  }

  step(up: boolean): void {
    if (!this.link.deliver(up)) this.link.deliver(!up);
  }

  settle(): boolean {
    const quiet = this.link.quiet;
    while (!this.link.quiet) this.step(true);
    return quiet;
  }
}

/** Holds the view and sends commands; meanwhile it shows the probable result. */
export class Guest<T extends string> {
  document = new Y.Doc();
  private link: Link;
  private watched: WatchedBoard<T>;
  /** commands without a response; a response may be lost with the connection, and then the command is sent again */
  private pending: BoardRequest[] = [];
  private sent = 0;
  private readonly answers: BoardAnswer[] = [];

  constructor(
    private readonly server: BoardServer<T>,
    readonly actor: BoardActor,
  ) {
    this.link = server.view.connect(this.document, true);
    this.watched = new WatchedBoard(this.document, this.server.subject.tables);
    this.settle();
  }

  /** The view, one's own cards, and what is still on its way. */
  get shown(): BoardData<T> {
    let data: BoardData<T> = this.watched.data;
    const { subject, watched } = this.server;
    for (const [table, parts] of Object.entries(subject.ownOf(watched.data, this.actor.person!)) as [
      T,
      ReadonlyMap<string, PartFields>,
    ][]) {
      data = changed(
        data,
        [...parts].map(([id, set]) => ({ table, id, set })),
      );
    }
    for (const asked of this.pending) {
      const outcome = subject.run(data, this.actor, asked);
      if (!('refusal' in outcome)) data = changed(data, outcome.changes);
    }
    subject.parse(data);
    return data;
  }

  do(asked: BoardRequest): void {
    this.pending.push(asked);
  }

  cut(): void {
    this.link.cut();
    this.answers.length = 0;
    this.sent = 0;
  }

  /** Continues with a new document, because the view may have been recreated meanwhile. */
  reopen(): void {
    if (this.link.open) return;
    this.watched.stop();
    this.document.destroy();
    this.document = new Y.Doc();
    this.link = this.server.view.connect(this.document, true);
    this.watched = new WatchedBoard(this.document, this.server.subject.tables);
  }

  step(up: boolean): void {
    if (!this.link.open) return;
    const next = this.pending[this.sent];
    if (up && next) {
      this.answers.push(this.server.ask(next, this.actor));
      this.sent += 1;
    } else if (!this.link.deliver(false)) this.hear();
  }

  private hear(): void {
    const answer = this.answers.shift();
    if (!answer) return;
    this.pending = this.pending.filter(({ id }) => id !== answer.re);
    this.sent -= 1;
  }

  settle(): boolean {
    const quiet = this.link.quiet && this.pending.length === 0;
    while (this.pending.length > 0 || !this.link.quiet) this.step(this.sent < this.pending.length);
    return quiet;
  }
}
