import type { BoardRefusal, CollaborationNotice, CollaborationRefusal, CollaborationRight } from '@murmel/contracts';
import {
  type BoardActor,
  type BoardData,
  changeDocument,
  newPartId,
  OwnClocks,
  type OwnWriting,
  ownWriting,
  runOperation,
  takeOver,
} from '@murmel/documents';
import { serverNow } from '../clock/server-clock';
import { BEGINNING, type CollaborationEvent, consequenceOf, type Ended, endedBy, reduce, stateOf } from '../collaboration/state';
import type { Ticket } from '../collaboration/ticket';
import { BoardDoor, type OpenCopy } from './board-door';
import { refusalOfEnd, withCommands, withoutLine } from './board-facts';
import { type BoardLine, type LineOptions, openLine } from './board-line';
import type { BoardOptions } from './board-options';
import type { BoardSession, BoardView, Done } from './board-session';
import { nextFrame } from './next-frame';
import { ownData, withOwn } from './own-parts';
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
    nobody,
  });
  const door = new BoardDoor({ ...options, tables: kind.tables, newLine }, { entering, opened, left, happened, noticed, refused, ended });

  let trusted = false;
  let right: CollaborationRight = 'read';
  let facts = BEGINNING;
  /** what the server says, and what it says only to this person */
  let said: BoardData<T> | undefined;
  let own: BoardData<T> | undefined;
  let stoppedUntil: number | undefined;
  let shown: { data: BoardData<T>; board: Board } | undefined;
  let lost = false;
  let steps: UndoSteps | undefined;
  /** what this copy of the source wrote, and what goes into the next one because its number was refused */
  let clocks: OwnClocks | undefined;
  let moving: OwnWriting | undefined;
  /** has done something here: whoever may write only in one list is among the others from then on */
  let wrote = false;
  let person: 'unknown' | 'asked' | 'known' = 'unknown';
  let waiting = 0;
  let late = false;
  let overdue: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let view: BoardView<Board> = seen();
  door.enter(0);

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
      stoppedUntil,
      people: presence.people,
      trusted,
      lost,
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
    if (!facts.dirty && facts.unsynced === 0) clocks?.saved();
    const answered = facts.unsynced < before.unsynced || facts.dirty !== before.dirty;
    if (trusted && answered) watchTime(facts.dirty, () => dispatch({ type: 'overdue' }));
    frame.ask();
  }

  function waitingChanged(): void {
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
    if (!copy.view) clocks = new OwnClocks(copy.line.document);
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
    clocks?.stop();
    clocks = undefined;
    if (!copy.view && facts.dirty && !moving) lost = true;
    commands.gone();
    facts = withoutLine(facts);
    frame.ask();
  }

  function happened(copy: OpenCopy<T>, event: CollaborationEvent): void {
    if (event.type === 'disconnected') commands.gone();
    // Nobody writes into a view: what it would count are empty exchanges.
    if (copy.view && (event.type === 'unsynced' || event.type === 'edited')) return;
    // Before "synced" is believed, so that nothing is called saved that is not sent yet.
    if (event.type === 'synced') bringAlong(copy);
    dispatch(event.type === 'authenticated' && copy.view ? { ...event, right } : event);
    if (event.type === 'authenticated' || event.type === 'synced') ready(copy);
  }

  function bringAlong(copy: OpenCopy<T>): void {
    const writing = moving;
    moving = undefined;
    if (!writing) return;
    if (copy.view) lost = true;
    else takeOver(copy.line.document, writing);
  }

  function ready(copy: OpenCopy<T>): void {
    if (!facts.authenticated || !facts.synced) return;
    door.reached();
    copy.filled = true;
    said = copy.board.data;
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
        if (door.copy && clocks) moving ??= ownWriting(door.copy.line.document, clocks.unsaved);
        return door.elsewhere();
      }
      case 'newTicket':
      case 'reconnect':
        return door.again();
    }
  }

  function ended(because: Ended): void {
    door.close();
    dispatch({ type: 'ended', ended: because });
    commands.refuseThem(refusalOfEnd(because));
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

  /** Somebody without a name wants to write where they may: once they are a visitor, all of it goes out. */
  function nobody(): boolean {
    if (person === 'asked') return true;
    if (person === 'known' || options.onlyLooks()) return false;
    person = 'asked';
    const settled = (): void => {
      if (closed || facts.ended) return;
      person = options.person() === null ? 'unknown' : 'known';
      if (person === 'unknown') commands.refuseThem({ code: 'UNAUTHORIZED' });
      door.enter(0);
    };
    options.newPerson().then(settled, settled);
    return true;
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
      lost = false;
      publish();
    },
    retry() {
      if (facts.ended) facts = reduce(facts, { type: 'reopened' });
      door.now();
      publish();
    },
    close() {
      door.close();
      closed = true;
      clearTimeout(overdue);
      commands.stop();
      presence.stop();
      frame.stop();
      listeners.clear();
    },
  };
}

function stopped(until: number): BoardRefusal {
  return { code: 'BOARD_STOPPED', seconds: Math.ceil((until - Date.now()) / 1000) };
}
