import type { BoardCursor, CollaborationNotice, CollaborationRefusal } from '@murmel/contracts';
import { changeDocument, newPartId, runOperation } from '@murmel/documents';
import { type CollaborationEvent, consequenceOf, type Ended, endedBy, isFinal, reduce, stateOf, UNOPENED } from '../collaboration/state';
import { BoardConnection, type OpenCopy } from './board-connection';
import { refusalOfEnd, withCommands, withoutConnection } from './board-facts';
import type { BoardOptions } from './board-options';
import type { BoardResult, BoardSession, BoardView, OtherPerson } from './board-session';
import { type BoardSocket, type BoardSocketOptions, openBoardSocket } from './board-socket';
import { HeardBoard } from './heard-board';
import { nextFrame } from './next-frame';
import { type BoardRules, PendingCommands } from './pending-commands';
import { Presence } from './presence';
import { TemporaryIds } from './temporary-ids';
import type { UndoSteps } from './undo-steps';
import { UnsentBoardWork } from './unsent-board-work';
import { VisitorRegistration } from './visitor-registration';

/** Origin of the transactions of this device. */
const OPERATION = 'operation';

/** Limit that ensures that "not saved" is shown within 5 s after the last acknowledgement. */
const OVERDUE_MS = 4000;

/**
 * An open board, kept open until `close`: the source for the trusted, else the view with commands. What is on the
 * screen stays there until the next copy is complete.
 */
export class OpenBoard<T extends string, Board, Operations> implements BoardSession<Board, Operations> {
  private readonly rules: BoardRules<T, Board>;
  private readonly names = new TemporaryIds();
  private readonly listeners = new Set<() => void>();
  private readonly frame = nextFrame(() => this.publish());
  private readonly presence: Presence;
  private readonly commands: PendingCommands<T, Board>;
  private readonly work: UnsentBoardWork<T>;
  private readonly door: BoardConnection<T>;
  private readonly newcomer: VisitorRegistration;
  private readonly heard: HeardBoard<T, Board>;

  private facts = UNOPENED;
  private steps: UndoSteps | undefined;
  /** has done something here: a person who may write only in one list is among the others from then on */
  private wrote = false;
  private waiting = 0;
  private late = false;
  private overdue: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private current: BoardView<Board>;

  /** @param newLine opens the line to the server */
  constructor(
    private readonly options: BoardOptions<T, Board, Operations>,
    newLine: (options: BoardSocketOptions) => BoardSocket = openBoardSocket,
  ) {
    const { kind, operations, personId: person, persister: keeper } = options;
    this.rules = { kind, operations: operations as BoardRules<T, Board>['operations'] };
    this.heard = new HeardBoard(options);
    this.presence = new Presence({ self: person, peopleChanged: this.frame.ask });
    this.commands = new PendingCommands(this.rules, this.names, {
      send: (command) => this.door.copy?.line.send(JSON.stringify(command)),
      changed: () => this.waitingChanged(),
      refusedLate: (input, refusal) => this.work.lose({ input }, refusal),
      registerVisitor: () => this.newcomer.register(),
    });
    this.work = new UnsentBoardWork(keeper, this.frame.ask);
    this.door = new BoardConnection(
      { ...options, tables: kind.tables, newSocket: newLine },
      {
        ticketReceived: (ticket, isView) => this.heard.enter(ticket.right, isView),
        copyOpened: (copy) => this.opened(copy),
        copyClosed: (copy) => this.left(copy),
        happened: (copy, event) => this.happened(copy, event),
        noticed: (notice) => this.noticed(notice),
        refused: (refusal) => this.refused(refusal),
        ended: (because) => this.ended(because),
        beforeHeard: this.work.beforeHeard,
      },
    );
    this.newcomer = new VisitorRegistration(options, (known) => {
      if (this.closed || this.facts.ended) return;
      if (!known) this.commands.refuseAll({ code: 'UNAUTHORIZED' });
      this.door.connect(0);
    });
    this.current = this.seen();
    void this.begin();
  }

  readonly view = (): BoardView<Board> => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly others = (): readonly OtherPerson[] => this.presence.others();

  readonly subscribeToOthers = (listener: () => void): (() => void) => this.presence.subscribe(listener);

  run(operation: string, input: unknown, step?: string): Promise<BoardResult> {
    const { facts, heard, door } = this;
    if (facts.ended) return Promise.resolve({ ok: false, refusal: refusalOfEnd(facts.ended) });
    const { data } = heard;
    if (this.closed || !data) return Promise.resolve({ ok: false, refusal: { code: 'UNAVAILABLE' } });
    this.write();
    const { copy } = door;
    if (copy && !copy.view && copy.filled) return Promise.resolve(this.runHere(copy, operation, this.names.rewritten(input), step));
    const { stop } = heard;
    if (stop) return Promise.resolve({ ok: false, refusal: stop });
    const done = this.commands.add(operation, input, data, heard.actor);
    this.waitingChanged();
    this.publish();
    return done;
  }

  undo(): void {
    this.steps?.undo();
    this.publish();
  }

  redo(): void {
    this.steps?.redo();
    this.publish();
  }

  showCursor(cursor: BoardCursor | null): void {
    if (cursor?.typing) this.write();
    this.presence.show(cursor);
  }

  idOf(id: string): string {
    return this.names.idOf(id);
  }

  keyOf(id: string): string {
    return this.names.keyOf(id);
  }

  readonly forgetLost = (): void => {
    this.work.forgetLost();
    this.publish();
  };

  retry(): void {
    if (this.facts.ended) this.facts = reduce(this.facts, { type: 'reopened' });
    this.door.reconnectNow();
    this.publish();
  }

  close(): void {
    this.closed = true;
    this.work.stop();
    this.door.close();
    clearTimeout(this.overdue);
    this.commands.stop();
    this.presence.stop();
    this.frame.stop();
    this.listeners.clear();
  }

  /** Loads the commands of an earlier page before the connection opens. */
  private async begin(): Promise<void> {
    const { snapshot: page, copy } = await this.work.load();
    if (this.closed) return;
    if (page) this.commands.restore(page.commands, this.heard.bring(page));
    if (page || copy) this.dispatch({ type: 'brought', unsent: copy?.unsent ?? false });
    if (copy) {
      this.heard.trust();
      this.heard.said = this.door.resume(copy);
    } else this.door.connect(0);
    this.publish();
  }

  private keepHere(): void {
    const { facts, heard, door, commands } = this;
    this.work.boardChanged({ facts, trusted: heard.trusted, copy: door.copy, snapshot: heard.page(commands.open) });
  }

  private seen(): BoardView<Board> {
    const { actor, data, stoppedUntil, trusted } = this.heard;
    const shown = data && this.commands.shown(data, actor);
    const all = withCommands(this.facts, this.waiting, this.late);
    return {
      board: shown && this.heard.parse(shown),
      actor,
      state: stateOf(all),
      facts: all,
      pending: this.waiting,
      savedOffline: this.work.savedOffline,
      stoppedUntil,
      people: this.presence.people,
      trusted,
      lost: this.work.lost,
      undoable: this.steps?.undoable ?? false,
      redoable: this.steps?.redoable ?? false,
    };
  }

  private publish(): void {
    this.frame.stop();
    if (this.closed) return;
    this.current = this.seen();
    this.listeners.forEach((listener) => listener());
  }

  private dispatch(event: CollaborationEvent): void {
    const before = this.facts;
    this.facts = reduce(this.facts, event);
    if (this.facts === before) return;
    if (!this.facts.dirty && this.facts.unsynced === 0) this.door.copy?.line.own.saved();
    const answered = this.facts.unsynced < before.unsynced || this.facts.dirty !== before.dirty;
    if (this.heard.trusted && answered) this.watchTime(this.facts.dirty, () => this.dispatch({ type: 'overdue' }));
    this.keepHere();
    this.frame.ask();
  }

  private waitingChanged(): void {
    this.keepHere();
    if (this.commands.count !== this.waiting) {
      this.waiting = this.commands.count;
      this.late = false;
      this.watchTime(this.waiting > 0, () => {
        this.late = true;
        this.frame.ask();
      });
    }
    this.frame.ask();
  }

  private watchTime(something: boolean, call: () => void): void {
    clearTimeout(this.overdue);
    this.overdue = something ? setTimeout(call, OVERDUE_MS) : undefined;
  }

  private opened(copy: OpenCopy<T>): void {
    copy.board.subscribe(() => this.follow(copy));
    this.presence.watch(copy.line.awareness, copy.line.document);
    if (!copy.view) copy.line.document.on('update', () => this.keepHere());
    // Without it nothing can be undone, and everything else works.
    if (!copy.view) this.keepSteps(copy).catch(() => undefined);
    this.frame.ask();
  }

  /** In a file of its own: a view needs none of it. */
  private async keepSteps(copy: OpenCopy<T>): Promise<void> {
    const { UndoSteps } = await import('./undo-steps');
    if (this.door.copy === copy) this.steps = new UndoSteps(copy.line.document, this.options.kind.tables, OPERATION);
  }

  private left(copy: OpenCopy<T>): void {
    this.steps?.stop();
    this.steps = undefined;
    if (this.facts.dirty) this.work.copyClosed(copy);
    this.commands.connectionLost();
    this.facts = withoutConnection(this.facts);
    this.frame.ask();
  }

  private happened(copy: OpenCopy<T>, event: CollaborationEvent): void {
    if (event.type === 'disconnected') this.commands.connectionLost();
    // A view is not written into: what it would count are empty exchanges.
    if (copy.view && (event.type === 'unsynced' || event.type === 'edited')) return;
    // Before "synced" is believed, so that nothing is called saved that is not sent yet.
    if (event.type === 'synced') this.work.applyCarriedOver(copy);
    this.dispatch(event.type === 'authenticated' && copy.view ? { ...event, right: this.heard.right } : event);
    if (event.type === 'authenticated' || event.type === 'synced') this.ready(copy);
  }

  private ready(copy: OpenCopy<T>): void {
    if (!this.facts.authenticated || !this.facts.synced) return;
    this.door.markReached();
    copy.filled = true;
    this.heard.said = copy.board.data;
    if (this.options.contributes) this.work.prepare();
    this.appear();
    if (copy.view) this.commands.ready();
    else if (this.waiting > 0) this.commands.runAll((operation, input) => this.runHere(copy, operation, input), { code: 'UNAVAILABLE' });
    this.publish();
  }

  private follow(copy: OpenCopy<T>): void {
    if (this.door.copy !== copy || !copy.filled) return;
    this.heard.said = copy.board.data;
    this.frame.ask();
  }

  private noticed(notice: CollaborationNotice): void {
    if (notice.type === 'refused') return this.refused(notice.refusal);
    if (notice.type === 'answer') return this.commands.answered(notice);
    if (notice.type === 'own') {
      this.heard.takeOwn(notice);
      if (this.door.copy) this.follow(this.door.copy);
      return;
    }
    if (notice.type === 'right') {
      this.heard.right = notice.right;
      this.dispatch(notice);
      this.appear();
      this.publish();
    }
    this.options.onNotice?.(notice);
  }

  private refused(refusal: CollaborationRefusal): void {
    if (refusal.code === 'otherDocument') return this.door.reopen();
    switch (consequenceOf(refusal.code)) {
      case 'end':
        return this.ended(endedBy(refusal));
      case 'reopen': {
        // The refused command is never sent again: it must not keep the next one from arriving.
        this.commands.refuseAll({ code: refusal.code === 'documentFull' ? 'BOARD_FULL' : 'BAD_REQUEST' }, false);
        return this.door.reopen();
      }
      case 'renumber': {
        this.work.carryOver(this.door.copy);
        return this.door.reopen();
      }
      case 'newTicket':
      case 'reconnect':
        return this.door.reconnect(refusal.code);
    }
  }

  private ended(because: Ended): void {
    if (this.facts.dirty) this.work.boardEnded(this.door.copy, because);
    this.door.close();
    this.dispatch({ type: 'ended', ended: because });
    if (isFinal(because)) this.commands.refuseAll(refusalOfEnd(because));
    this.publish();
  }

  private appear(): void {
    this.presence.appear(this.facts.authenticated && (this.heard.trusted || this.heard.right === 'write' || this.wrote));
  }

  private write(): void {
    this.wrote = true;
    this.appear();
  }

  private runHere({ line, board }: OpenCopy<T>, operation: string, input: unknown, step?: string): BoardResult {
    const definition = this.rules.operations[operation];
    if (!definition) return { ok: false, refusal: { code: 'BAD_REQUEST' } };
    const outcome = runOperation(definition, this.options.kind.parse(board.data), this.heard.actor, input as never, newPartId);
    if ('refusal' in outcome) return { ok: false, refusal: outcome.refusal };
    this.steps?.begin(step);
    changeDocument(line.document, outcome.changes, OPERATION);
    this.publish();
    return { ok: true, made: outcome.made };
  }
}
