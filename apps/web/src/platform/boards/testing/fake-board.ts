import {
  type BoardAnswer,
  type BoardCommand,
  type CollaborationRefusal,
  documentName,
  type PinboardInput,
  type PinboardOperationName,
} from '@murmel/contracts';
import {
  type BoardActor,
  type BoardData,
  type BoardOperation,
  changeDocument,
  changed,
  differences,
  emptyBoard,
  newPartId,
  OwnClocks,
  PINBOARD_OPERATIONS,
  PINBOARD_SCHEMA_VERSION,
  PINBOARD_TABLES,
  type Pinboard,
  type PinboardTable,
  pinboardKind,
  readBoard,
  runOperation,
} from '@murmel/documents';
import type * as Y from 'yjs';
import * as Yjs from 'yjs';
import { QuietAwareness } from '../../collaboration/quiet-awareness';
import type { BoardOptions } from '../board-options';
import type { BoardSocket, BoardSocketOptions } from '../board-socket';

export type Inputs = { [N in PinboardOperationName]: PinboardInput<N> };
export const ITEM = '7d1f6b7e-5a3c-4f6e-9c1a-2f3b4c5d6e7f';
export const ME = '11111111-1111-4111-8111-111111111111';

/** One end of a line whose other end is the fake board below. */
class FakeLine implements BoardSocket {
  readonly document: Y.Doc = new Yjs.Doc();
  readonly awareness = new QuietAwareness(this.document);
  readonly own: OwnClocks;
  heard = false;
  readonly sent: BoardCommand[] = [];
  closed = false;
  reconnects = 0;

  constructor(
    readonly options: BoardSocketOptions,
    private readonly server: FakeBoard,
  ) {
    for (const update of options.savedCopy?.updates ?? []) Yjs.applyUpdate(this.document, update);
    if (options.savedCopy?.client !== undefined) this.document.clientID = options.savedCopy.client;
    this.own = new OwnClocks(this.document, options.savedCopy?.ranges);
    this.document.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin === 'server') return;
      this.options.onEvent({ type: 'unsynced', number: 1 });
      this.options.onEvent({ type: 'edited' });
      this.server.written(this, update);
    });
  }

  open(): void {
    // As a line says it that is still being made.
    this.options.onEvent({ type: 'disconnected' });
    if (this.server.away) return;
    this.heard = true;
    this.server.arrived(this);
  }

  reconnect(): void {
    this.reconnects += 1;
    this.server.arrived(this);
  }

  send(payload: string): void {
    const command = JSON.parse(payload) as BoardCommand;
    this.sent.push(command);
    this.server.asked(this, command);
  }

  close(): void {
    this.closed = true;
    this.awareness.destroy();
  }
}

/** A board's server in memory: the real operations, the real view, answers when the test wants them. */
export class FakeBoard {
  data: BoardData<PinboardTable> = emptyBoard(PINBOARD_TABLES);
  readonly sockets: FakeLine[] = [];
  readonly known = new Map<string, string[]>();
  actor: Omit<BoardActor, 'at'> = { person: ME, trusted: false, base: 'write' };
  /** false: commands wait in `line.sent` until `answerAll` */
  answers = true;
  refusesTickets: unknown;
  /** server is unreachable */
  away = false;
  tickets = 0;

  /** Applies an operation to the board, by the teacher by default. */
  do<N extends PinboardOperationName>(operation: N, input: Inputs[N], actor: Partial<BoardActor> = {}): string[] {
    const outcome = this.run(operation, input, { person: 'teacher', trusted: true, base: 'write', at: Date.now(), ...actor });
    if (!('made' in outcome)) throw new Error(outcome.refusal.code);
    this.tell();
    return outcome.made;
  }

  options(): BoardOptions<PinboardTable, Pinboard, Inputs> {
    return {
      kind: pinboardKind,
      operations: PINBOARD_OPERATIONS,
      contentKind: 'pinboard',
      itemId: ITEM,
      schemaVersion: PINBOARD_SCHEMA_VERSION,
      requestTicket: () => {
        this.tickets += 1;
        if (this.refusesTickets) return Promise.reject(this.refusesTickets as Error);
        const { trusted, base } = this.actor;
        return Promise.resolve({
          ticket: `t${this.tickets}`,
          documentName: documentName('pinboard', ITEM, !trusted),
          right: base === 'write' ? 'write' : 'read',
          schemaVersion: PINBOARD_SCHEMA_VERSION,
        });
      },
      createVisitor: () => Promise.resolve(),
      personId: () => this.actor.person,
      isViewOnly: () => false,
    };
  }

  newSocket = (options: BoardSocketOptions): FakeLine => {
    const line = new FakeLine(options, this);
    this.sockets.push(line);
    return line;
  };

  get socket(): FakeLine {
    const line = this.sockets.at(-1);
    if (!line) throw new Error('No line was opened');
    return line;
  }

  arrived(line: FakeLine): void {
    void line.options.ticket().then(
      () => {
        line.options.onEvent({ type: 'connected' });
        line.options.onEvent({ type: 'authenticated', right: this.actor.trusted ? 'write' : 'read' });
        this.fill(line);
        line.options.onEvent({ type: 'synced' });
        line.options.onEvent({ type: 'unsynced', number: 0 });
      },
      () => undefined,
    );
  }

  drop(refusal?: CollaborationRefusal): void {
    const { socket: line } = this;
    line.options.onEvent({ type: 'disconnected' });
    if (refusal) line.options.onRefusal(refusal);
  }

  asked(line: FakeLine, command: BoardCommand): void {
    if (this.answers) this.answer(line, command);
  }

  answer(line: FakeLine, { id, operation, input }: BoardCommand): void {
    const known = this.known.get(id);
    const outcome = known ? { made: known } : this.run(operation, input, { ...this.actor, at: Date.now() });
    if ('made' in outcome) this.known.set(id, outcome.made);
    this.tell();
    const answer: BoardAnswer =
      'made' in outcome
        ? { type: 'answer', re: id, ok: true, made: outcome.made }
        : { type: 'answer', re: id, ok: false, refusal: outcome.refusal };
    line.options.onNotice(answer);
  }

  written(line: FakeLine, update: Uint8Array): void {
    if (!this.answers) return;
    void Promise.resolve(update).then(() => {
      this.data = readBoard(line.document, PINBOARD_TABLES);
      line.options.onEvent({ type: 'unsynced', number: 0 });
    });
  }

  /** Publishes the current board to every connected client. */
  tell(): void {
    if (this.sockets.length > 0 && !this.socket.closed) this.fill(this.socket);
  }

  private fill(line: FakeLine): void {
    const data = this.actor.trusted ? this.data : pinboardKind.viewOf(this.data);
    const isSource = this.actor.trusted;
    changeDocument(
      line.document,
      differences(readBoard(line.document, PINBOARD_TABLES), data).filter((change) => !isSource || !('remove' in change)),
      'server',
    );
    if (isSource || this.actor.person === null) return;
    const { parts, stoppedUntil } = pinboardKind.ownOf(this.data, this.actor.person);
    const records = Object.fromEntries(Object.entries(parts).map(([table, entries]) => [table, Object.fromEntries(entries)]));
    line.options.onNotice({ type: 'own', parts: JSON.parse(JSON.stringify(records)) as typeof records, stoppedUntil });
  }

  private run(operation: string, input: unknown, actor: BoardActor) {
    const definition = (PINBOARD_OPERATIONS as unknown as Record<string, BoardOperation<Pinboard, never, PinboardTable>>)[operation]!;
    const outcome = runOperation(definition, pinboardKind.parse(this.data), actor, input as never, newPartId);
    if ('changes' in outcome) this.data = changed(this.data, outcome.changes);
    return outcome;
  }
}
