import { type BoardAnswer, type BoardCommand, type BoardRefusal, LIMITS, type PartFields } from '@murmel/contracts';
import {
  type BoardActor,
  type BoardData,
  type BoardKind,
  type BoardOperation,
  type Change,
  changed,
  differences,
  newPartId,
  type OperationOutcome,
  runOperation,
} from '@murmel/documents';
import { randomId } from '../random-id';
import type { BoardResult } from './board-session';
import type { SavedCommand } from './board-snapshot';
import { type CreatedPart, findCreatedParts } from './find-created-parts';
import { mentionsAny, type TemporaryIds } from './temporary-ids';

/** Number of commands in flight at once: a slow connection does not slow quick input down, and the order stays. */
const IN_FLIGHT = 4;
/** The view follows its answer within milliseconds; later than this something else has happened to the part. */
const KEPT_MS = 2000;
/** Timeout after which a response counts as lost. A retry is harmless, because the id is the same. */
const AGAIN_MS = 10_000;
const REST_SECONDS = 1;
/** Temporary refusals: the same command is retried in a moment. */
const TRANSIENT: ReadonlySet<BoardRefusal['code']> = new Set(['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'COLLABORATION_UNAVAILABLE']);

/** Rules of one kind of board; the names of operations are checked where they are called. */
export interface BoardRules<T extends string, Board> {
  kind: BoardKind<T, Board>;
  operations: Readonly<Record<string, BoardOperation<Board, never, T>>>;
}

interface Pending<T extends string> {
  id: string;
  operation: string;
  input: unknown;
  at: number;
  /** ids of the parts that it makes, as long as the server has not named them */
  ids: string[];
  makes: readonly CreatedPart<T>[];
  /** board at the time of the command */
  before: BoardData<T>;
  inFlight: boolean;
  /** was on its way when the line broke */
  cut: boolean;
  /** it may have arrived, although no answer did */
  sent: boolean;
  answered?: { at: number; made: readonly string[]; touched?: Map<string, PartFields | undefined> };
  done(result: BoardResult): void;
}

interface PendingCommandsHooks {
  send(command: BoardCommand): void;
  /** something else has to be shown now */
  changed(): void;
  /** Reports a refused command of an earlier page: no other code would report it. */
  refusedLate(input: unknown, refusal: BoardRefusal): void;
  /** Called for a command of an anonymous client. @returns true while a visitor is being created for it: the command waits */
  registerVisitor(): boolean;
}

/**
 * Commands executed here that are not in the view yet, in order: sent, resent after a broken connection with the same id, and laid over the
 * server's state, so that they are seen at once.
 */
export class PendingCommands<T extends string, Board> {
  private list: Pending<T>[] = [];
  private connected = false;
  private held = false;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private cache: { base: BoardData<T>; actor: string; data: BoardData<T> } | undefined;

  constructor(
    private readonly rules: BoardRules<T, Board>,
    private readonly names: TemporaryIds,
    private readonly hooks: PendingCommandsHooks,
  ) {}

  /** Number of commands without a response. */
  get count(): number {
    return this.list.filter(({ answered }) => !answered).length;
  }

  /** Returns the unanswered commands in a form with which another page can go on. */
  get open(): SavedCommand[] {
    return this.list.flatMap(({ answered, id, operation, input, at, ids }) =>
      answered ? [] : [{ id, operation, input: this.names.rewritten(input), at, ids: [...ids] }],
    );
  }

  /** Resumes the commands of an earlier page. @param before board as that page had it */
  restore(commands: readonly SavedCommand[], before: BoardData<T>): void {
    const brought = commands.map(({ ids, ...command }): Pending<T> => {
      const done = (result: BoardResult): void => {
        if (!result.ok) this.hooks.refusedLate(command.input, result.refusal);
      };
      return { ...command, ids: [...ids], makes: [], before, inFlight: false, cut: false, sent: true, done };
    });
    this.list = [...brought, ...this.list];
    this.change();
  }

  /** @param base what the server says, the view with one's own parts */
  add(operation: string, input: unknown, base: BoardData<T>, actor: BoardActor): Promise<BoardResult> {
    const before = this.shown(base, actor);
    return new Promise((done) => {
      const pending: Pending<T> = {
        id: randomId(),
        operation,
        input,
        at: actor.at,
        ids: [],
        makes: [],
        before: base,
        inFlight: false,
        cut: false,
        sent: false,
        done,
      };
      const outcome = this.outcome(before, actor, pending);
      const refusal = this.refusedHere(outcome, input);
      if (refusal) return done({ ok: false, refusal });
      this.list.push(pending);
      if ('changes' in outcome) this.cache = { base, actor: keyOf(actor), data: changed(before, outcome.changes) };
      this.pump();
    });
  }

  /** The board with everything that was done here. Forgets what the view contains by now. */
  shown(base: BoardData<T>, actor: BoardActor): BoardData<T> {
    if (this.list.length === 0) return base;
    if (this.cache?.base === base && this.cache.actor === keyOf(actor)) return this.cache.data;
    let data = base;
    const taken = new Set(this.list.flatMap(({ answered }) => answered?.made ?? []));
    this.list = this.list.filter((pending) => {
      if (this.isThere(pending, base, taken)) return true;
      const outcome = this.outcome(data, actor, pending);
      if (pending.answered && this.isSettled(pending.answered, base, data, outcome)) return false;
      if ('changes' in outcome) data = changed(data, outcome.changes);
      return true;
    });
    this.cache = { base, actor: keyOf(actor), data };
    return data;
  }

  answered(answer: BoardAnswer): void {
    const pending = this.list.find(({ id, answered }) => id === answer.re && !answered);
    if (!pending) return;
    pending.inFlight = false;
    if (!answer.ok && TRANSIENT.has(answer.refusal.code)) return this.restFor(answer.refusal.seconds ?? REST_SECONDS);
    if (!answer.ok && answer.refusal.code === 'UNAUTHORIZED' && this.hooks.registerVisitor()) {
      this.held = true;
      return;
    }
    if (answer.ok) {
      answer.made.forEach((made, index) => this.names.assign(pending.ids[index] ?? made, made));
      pending.answered = { at: Date.now(), made: answer.made };
      this.later(KEPT_MS + 1, () => this.change());
      pending.done({ ok: true, made: [...answer.made] });
    } else this.refuse([pending], answer.refusal);
    this.change();
    this.pump();
  }

  /** The server listens: everything that waits goes out. */
  ready(): void {
    this.connected = true;
    this.held = false;
    for (const pending of this.list) pending.cut = false;
    this.pump();
  }

  /** The line broke: what was on its way goes out again with the next one. */
  connectionLost(): void {
    this.connected = false;
    for (const pending of this.list) {
      pending.cut ||= pending.inFlight;
      pending.inFlight = false;
    }
  }

  /** @param all false: only what was on its way when the server lost its patience */
  refuseAll(refusal: BoardRefusal, all = true): void {
    this.refuse(
      this.list.filter(({ inFlight, cut, answered }) => !answered && (all || inFlight || cut)),
      refusal,
    );
    this.change();
  }

  /**
   * Hands the unanswered commands over to a function that runs them here.
   * @param run is given what may be done now: it was never sent, or doing it twice is doing it once
   * @param unsure for what may have been done and would be doubled
   */
  runAll(run: (operation: string, input: unknown) => BoardResult, unsure: BoardRefusal): void {
    const open = this.list.filter(({ answered }) => !answered);
    this.list = [];
    for (const { sent, ids, operation, input, done } of open)
      done(sent && ids.length > 0 ? { ok: false, refusal: unsure } : run(operation, this.names.rewritten(input)));
    this.change();
  }

  stop(): void {
    clearTimeout(this.rest);
    this.timers.forEach((timer) => clearTimeout(timer));
    this.connected = false;
  }

  private refuse(refused: readonly Pending<T>[], refusal: BoardRefusal): void {
    this.list = this.list.filter((pending) => !refused.includes(pending));
    for (const pending of refused) pending.done({ ok: false, refusal });
  }

  /** A view does not hold everything, e.g. what one removed a moment ago: only the server knows what is not there. */
  private refusedHere(outcome: OperationOutcome<T>, input: unknown): BoardRefusal | undefined {
    if (new TextEncoder().encode(JSON.stringify(input)).length > LIMITS.board.commandBytes) return { code: 'TOO_LARGE' };
    if (!('refusal' in outcome) || outcome.refusal.code === 'NOT_FOUND') return undefined;
    if (outcome.refusal.code !== 'UNAUTHORIZED' || !this.hooks.registerVisitor()) return outcome.refusal;
    this.held = true;
    return undefined;
  }

  private outcome(data: BoardData<T>, actor: BoardActor, pending: Pending<T>): OperationOutcome<T> {
    const operation = this.rules.operations[pending.operation];
    if (!operation) return { refusal: { code: 'BAD_REQUEST' } };
    let next = 0;
    const newId = (): string => {
      const id = (pending.ids[next] ??= newPartId());
      next += 1;
      return this.names.idOf(id);
    };
    const outcome = runOperation(
      operation,
      this.rules.kind.parse(data),
      { ...actor, at: pending.at },
      this.names.rewritten(pending.input) as never,
      newId,
    );
    if ('made' in outcome)
      pending.makes = outcome.made.flatMap((id) =>
        outcome.changes.flatMap((change) => (change.id === id && 'set' in change ? [{ table: change.table, fields: change.set }] : [])),
      );
    return outcome;
  }

  /** A part made by a command reaches the board a moment before the answer that names it: it must not be there twice. */
  private isThere({ answered, sent, ids, makes, before }: Pending<T>, base: BoardData<T>, taken: Set<string>): boolean {
    if (answered || !sent || makes.length === 0) return false;
    const arrived = findCreatedParts(makes, before, base, taken);
    arrived?.forEach((id, index) => {
      taken.add(id);
      this.names.assign(ids[index] ?? id, id);
    });
    return arrived !== undefined;
  }

  /**
   * True if the server's board contains the effect of this command, or a newer state. Until then the command stays applied on top, to avoid
   * a jump back.
   */
  private isSettled(
    answered: NonNullable<Pending<T>['answered']>,
    base: BoardData<T>,
    data: BoardData<T>,
    outcome: OperationOutcome<T>,
  ): boolean {
    if (Date.now() - answered.at > KEPT_MS || 'refusal' in outcome) return true;
    if (answered.made.length > 0) return answered.made.every((id) => this.rules.kind.tables.some((table) => base[table].has(id)));
    const { changes } = outcome;
    if (differences(data, changed(data, changes)).length === 0) return true;
    const now = new Map(changes.map((change) => [placeOf(change), base[change.table].get(change.id)]));
    answered.touched ??= now;
    return [...now].some(([place, fields]) => answered.touched?.get(place) !== fields);
  }

  private pump(): void {
    if (!this.connected || this.held || this.rest !== undefined) return;
    let flying = this.list.filter(({ inFlight }) => inFlight).length;
    const unnamed = new Set<string>();
    for (const pending of this.list) {
      if (!pending.answered && !pending.inFlight) {
        if (flying >= IN_FLIGHT || mentionsAny(pending.input, unnamed)) return;
        flying += 1;
        this.send(pending);
      }
      if (!pending.answered) pending.ids.forEach((id) => unnamed.add(id));
    }
  }

  private send(pending: Pending<T>): void {
    pending.inFlight = true;
    pending.sent = true;
    this.hooks.send({ type: 'command', id: pending.id, operation: pending.operation, input: this.names.rewritten(pending.input) });
    this.later(AGAIN_MS, () => {
      if (pending.inFlight && this.connected && this.list.includes(pending)) this.send(pending);
    });
  }

  private restFor(seconds: number): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.rest = undefined;
      this.pump();
    }, seconds * 1000);
  }

  private later(ms: number, call: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      call();
    }, ms);
    this.timers.add(timer);
  }

  private change(): void {
    this.cache = undefined;
    this.hooks.changed();
  }
}

const keyOf = ({ person, base, trusted }: BoardActor): string => `${person} ${base} ${trusted}`;
const placeOf = <T extends string>({ table, id }: Change<T>): string => `${table} ${id}`;
