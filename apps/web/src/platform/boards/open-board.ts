import type { CollaborationNotice, CollaborationRefusal, CollaborationRight } from '@murmel/contracts';
import { type BoardActor, type BoardData, changeDocument, newPartId, runOperation } from '@murmel/documents';
import { serverNow } from '../clock/server-clock';
import { BEGINNING, type CollaborationEvent, consequenceOf, type Ended, endedBy, isFinal, reduce, stateOf } from '../collaboration/state';
import type { Ticket } from '../collaboration/ticket';
import { BoardDoor, type OpenCopy } from './board-door';
import { refusalOfEnd, stopped, withCommands, withoutLine } from './board-facts';
import { type BoardLine, type LineOptions, openLine } from './board-line';
import type { BoardOptions } from './board-options';
import type { BoardSession, BoardView, Done } from './board-session';
import { Newcomer } from './newcomer';
import { nextFrame } from './next-frame';
import { ownData, withOwn } from './own-parts';
import { OwnWork } from './own-work';
import { PartNames } from './part-names';
import { type BoardRules, PendingCommands } from './pending-commands';
import { Presence } from './presence';
import type { UndoSteps } from './undo-steps';

/** Of the transactions that are done here. */
const OPERATION = 'operation';

/** "Not saved" has to stand there within 5 s after the last acknowledgement. */
const OVERDUE_MS = 4000;

/**
 * Opens a board and keeps it open until `close`: the source for whoever is trusted, else the view with commands. What is
 * on the screen stays there until the next copy is complete.
 */
export function openBoard<T extends string, Board, Operations>(
  options: BoardOptions<T, Board, Operations>,
  newLine: (options: LineOptions) => BoardLine = openLine,
): BoardSession<Board, Operations> {
  const { kind } = options;
  const rules: BoardRules<T, Board> = { kind, operations: options.operations as BoardRules<T, Board>['operations'] };
  const names = new PartNames();
  const listeners = new Set<() => void>();
  const frame = nextFrame(publish);
  const presence = new Presence({ self: options.person, peopleChanged: frame.ask });
  const commands = new PendingCommands(rules, names, {
    send: (command) => door.copy?.line.send(JSON.stringify(command)),
    changed: waitingChanged,
    refusedLate: (input, refusal) => work.lose({ input }, refusal),
    nobody: () => newcomer.asked(),
  });
  const work = new OwnWork(options.keeper, frame.ask);
  const { beforeHeard } = work;
  const door = new BoardDoor(
    { ...options, tables: kind.tables, newLine },
    { entering, opened, left, happened, noticed, refused, ended, beforeHeard },
  );

  let trusted = false;
  let right: CollaborationRight = 'read';
  let facts = BEGINNING;
  /** what the server says, and what it says only to this person */
  let said: BoardData<T> | undefined;
  let own: BoardData<T> | undefined;
  let stoppedUntil: number | undefined;
  let shown: { data: BoardData<T>; board: Board } | undefined;
  let steps: UndoSteps | undefined;
  /** has done something here: whoever may write only in one list is among the others from then on */
  let wrote = false;
  const newcomer = new Newcomer(options, (known) => {
    if (closed || facts.ended) return;
    if (!known) commands.refuseThem({ code: 'UNAUTHORIZED' });
    door.enter(0);
  });
  let waiting = 0;
  let late = false;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let view: BoardView<Board> = seen();
  void begin();

  /** What an earlier page had asked for is there before the line is. */
  async function begin(): Promise<void> {
    const { page, copy } = await work.load();
    if (closed) return;
    if (page) {
      ({ right, said, own } = page);
      commands.bring(page.commands, withOwn(page.said, page.own));
    }
    if (page || copy) dispatch({ type: 'brought', unsent: copy?.unsent ?? false });
    if (copy) {
      trusted = true;
      right = 'write';
      said = door.resume(copy);
    } else door.enter(0);
    publish();
  }

  function keepHere(): void {
    work.note({ facts, trusted, copy: door.copy, page: said && { right, said, own, commands: commands.open } });
  }

  function actor(): BoardActor {
    const base = trusted || right === 'write' ? 'write' : options.onlyLooks() ? 'look' : 'read';
    return { person: options.person(), trusted, base, at: serverNow() };
  }

  function seen(): BoardView<Board> {
    const now = actor();
    const data = said && commands.shown(withOwn(said, own), now);
    if (data && shown?.data !== data) shown = { data, board: kind.parse(data) };
    const all = withCommands(facts, waiting, late);
    return {
      board: data && shown?.board,
      actor: now,
      state: stateOf(all),
      facts: all,
      pending: waiting,
      keptHere: work.keptHere,
      stoppedUntil,
      people: presence.people,
      trusted,
      lost: work.lost,
      undoable: steps?.undoable ?? false,
      redoable: steps?.redoable ?? false,
    };
  }

  function publish(): void {
    frame.stop();
    if (closed) return;
    view = seen();
    listeners.forEach((listener) => listener());
  }

  function dispatch(event: CollaborationEvent): void {
    const before = facts;
    facts = reduce(facts, event);
    if (facts === before) return;
    if (!facts.dirty && facts.unsynced === 0) door.copy?.line.own.saved();
    const answered = facts.unsynced < before.unsynced || facts.dirty !== before.dirty;
    if (trusted && answered) watchTime(facts.dirty, () => dispatch({ type: 'overdue' }));
    keepHere();
    frame.ask();
  }

  function waitingChanged(): void {
    keepHere();
    if (commands.count !== waiting) {
      waiting = commands.count;
      late = false;
      watchTime(waiting > 0, () => {
        late = true;
        frame.ask();
      });
    }
    frame.ask();
  }

  function watchTime(something: boolean, call: () => void): void {
    clearTimeout(overdue);
    overdue = something ? setTimeout(call, OVERDUE_MS) : undefined;
  }

  function entering(ticket: Ticket, isView: boolean): void {
    // What guests do not see must not stay on the screen of somebody who became one.
    if (trusted && isView && said) said = kind.viewOf(said);
    trusted = !isView;
    right = ticket.right;
    if (isView && options.person() !== null) return;
    own = undefined;
    stoppedUntil = undefined;
  }

  function opened(copy: OpenCopy<T>): void {
    copy.board.subscribe(() => follow(copy));
    presence.watch(copy.line.awareness, copy.line.document);
    if (!copy.view) copy.line.document.on('update', keepHere);
    // Without it nothing can be undone, and everything else works.
    if (!copy.view) keepSteps(copy).catch(() => undefined);
    frame.ask();
  }

  /** In a file of its own: whoever only has a view needs none of it. */
  async function keepSteps(copy: OpenCopy<T>): Promise<void> {
    const { UndoSteps } = await import('./undo-steps');
    if (door.copy === copy) steps = new UndoSteps(copy.line.document, kind.tables, OPERATION);
  }

  function left(copy: OpenCopy<T>): void {
    steps?.stop();
    steps = undefined;
    if (facts.dirty) work.left(copy);
    commands.gone();
    facts = withoutLine(facts);
    frame.ask();
  }

  function happened(copy: OpenCopy<T>, event: CollaborationEvent): void {
    if (event.type === 'disconnected') commands.gone();
    // Nobody writes into a view: what it would count are empty exchanges.
    if (copy.view && (event.type === 'unsynced' || event.type === 'edited')) return;
    // Before "synced" is believed, so that nothing is called saved that is not sent yet.
    if (event.type === 'synced') work.bringAlong(copy);
    dispatch(event.type === 'authenticated' && copy.view ? { ...event, right } : event);
    if (event.type === 'authenticated' || event.type === 'synced') ready(copy);
  }

  function ready(copy: OpenCopy<T>): void {
    if (!facts.authenticated || !facts.synced) return;
    door.reached();
    copy.filled = true;
    said = copy.board.data;
    if (options.contributes) work.prepare();
    appear();
    if (copy.view) commands.ready();
    else if (waiting > 0) commands.handOver((operation, input) => runHere(copy, operation, input), { code: 'UNAVAILABLE' });
    publish();
  }

  function follow(copy: OpenCopy<T>): void {
    if (door.copy !== copy || !copy.filled) return;
    said = copy.board.data;
    frame.ask();
  }

  function noticed(notice: CollaborationNotice): void {
    if (notice.type === 'refused') return refused(notice.refusal);
    if (notice.type === 'answer') return commands.answered(notice);
    if (notice.type === 'own') {
      own = ownData(kind.tables, notice, own);
      stoppedUntil = notice.stoppedUntil === null ? undefined : Date.parse(notice.stoppedUntil);
      if (door.copy) follow(door.copy);
      return;
    }
    if (notice.type === 'right') {
      right = notice.right;
      dispatch(notice);
      appear();
      publish();
    }
    options.onNotice?.(notice);
  }

  function refused(refusal: CollaborationRefusal): void {
    if (refusal.code === 'otherDocument') return door.elsewhere();
    switch (consequenceOf(refusal.code)) {
      case 'end':
        return ended(endedBy(refusal));
      case 'reopen': {
        // Whatever it was, it is not sent again: one refused thing never keeps the next one from arriving.
        commands.refuseThem({ code: refusal.code === 'documentFull' ? 'BOARD_FULL' : 'BAD_REQUEST' }, false);
        return door.elsewhere();
      }
      case 'renumber': {
        work.moveAlong(door.copy);
        return door.elsewhere();
      }
      case 'newTicket':
      case 'reconnect':
        return door.again();
    }
  }

  function ended(because: Ended): void {
    if (facts.dirty) work.endsWith(door.copy, because);
    door.close();
    dispatch({ type: 'ended', ended: because });
    if (isFinal(because)) commands.refuseThem(refusalOfEnd(because));
    publish();
  }

  function appear(): void {
    presence.appear(facts.authenticated && (trusted || right === 'write' || wrote));
  }

  function write(): void {
    wrote = true;
    appear();
  }

  function run(operation: string, input: unknown, step?: string): Promise<Done> {
    if (facts.ended) return Promise.resolve({ ok: false, refusal: refusalOfEnd(facts.ended) });
    if (closed || !said) return Promise.resolve({ ok: false, refusal: { code: 'UNAVAILABLE' } });
    write();
    const { copy } = door;
    if (copy && !copy.view && copy.filled) return Promise.resolve(runHere(copy, operation, names.rewritten(input), step));
    if (stoppedUntil !== undefined && stoppedUntil > Date.now()) return Promise.resolve({ ok: false, refusal: stopped(stoppedUntil) });
    const done = commands.add(operation, input, withOwn(said, own), actor());
    waitingChanged();
    publish();
    return done;
  }

  function runHere({ line, board }: OpenCopy<T>, operation: string, input: unknown, step?: string): Done {
    const definition = rules.operations[operation];
    if (!definition) return { ok: false, refusal: { code: 'BAD_REQUEST' } };
    const outcome = runOperation(definition, kind.parse(board.data), actor(), input as never, newPartId);
    if ('refusal' in outcome) return { ok: false, refusal: outcome.refusal };
    steps?.begin(step);
    changeDocument(line.document, outcome.changes, OPERATION);
    publish();
    return { ok: true, made: outcome.made };
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run,
    undo() {
      steps?.undo();
      publish();
    },
    redo() {
      steps?.redo();
      publish();
    },
    others: presence.others,
    subscribeToOthers: presence.subscribe,
    show(cursor) {
      if (cursor?.typing) write();
      presence.show(cursor);
    },
    idOf: (id) => names.idOf(id),
    keyOf: (id) => names.keyOf(id),
    forgetLost() {
      work.forgetLost();
      publish();
    },
    retry() {
      if (facts.ended) facts = reduce(facts, { type: 'reopened' });
      door.now();
      publish();
    },
    close() {
      closed = true;
      work.stop();
      door.close();
      clearTimeout(overdue);
      commands.stop();
      presence.stop();
      frame.stop();
      listeners.clear();
    },
  };
}
