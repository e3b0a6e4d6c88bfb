import { randomBytes } from 'node:crypto';
import { HocuspocusProvider } from '@hocuspocus/provider';
import {
  type BoardAnswer,
  type BoardCommand,
  type CollaborationNotice,
  type CollaborationRefusal,
  documentName,
  type OwnParts,
} from '@murmel/contracts';
import { type BoardKind, type BoardOperation, changeDocument, newPartId, readBoard, runOperation } from '@murmel/documents';
import type { CollaborationTicket, Item } from '@murmel/server';
import * as Y from 'yjs';
import type { Holder, Lesson } from './lesson.js';
import { until } from './until.js';

/** One kind of board: how it is read, and what can happen to it. */
export interface PlayedKind<T extends string, Board, Inputs> {
  kind: BoardKind<T, Board>;
  operations: { [N in keyof Inputs]: BoardOperation<Board, Inputs[N], T> };
}

/** Well-behaved client of a board: trusted clients use its source, all others its view. */
export abstract class BoardClient<T extends string, Board, Inputs> {
  readonly document = new Y.Doc();
  readonly provider: HocuspocusProvider;
  readonly notices: CollaborationNotice[] = [];
  readonly refusals: (CollaborationRefusal & { wire: 'close' | 'ticket' })[] = [];
  /** every message that came, as bytes: what a person could read off the line */
  readonly wire: Buffer[] = [];
  own: OwnParts | undefined;
  private readonly answers = new Map<string, BoardAnswer>();

  constructor(
    lesson: Lesson,
    item: Item,
    private readonly holder: Holder,
    readonly view: boolean,
    private readonly played: PlayedKind<T, Board, Inputs>,
    ticket: Partial<CollaborationTicket> = {},
  ) {
    this.provider = new HocuspocusProvider({
      url: lesson.urlOf(item, undefined, view),
      name: documentName(item.kind, item.id, view),
      document: this.document,
      token: () => lesson.ticket(item, holder, ticket),
      delay: 50,
      minDelay: 50,
      maxDelay: 500,
      // Called by the socket and by the document on it, with different arguments.
      onMessage: (message: { data?: ArrayBuffer }) => void (message.data && this.wire.push(Buffer.from(message.data))),
      onStateless: ({ payload }: { payload: string }) => this.noted(JSON.parse(payload) as CollaborationNotice),
      onAuthenticationFailed: ({ reason }: { reason: string }) => this.refused(reason, 'ticket'),
      onClose: ({ event }: { event: { reason: string } }) => this.refused(event.reason, 'close'),
    } as unknown as ConstructorParameters<typeof HocuspocusProvider>[0]);
  }

  async ready(): Promise<this> {
    await until(() => this.provider.synced && this.provider.isAuthenticated, 'the client is connected');
    return this;
  }

  get board(): Board {
    const { kind } = this.played;
    return kind.parse(readBoard(this.document, kind.tables));
  }

  /** Returns the names of the wall's cards, in their order. */
  abstract get names(): string[];

  async sees(name: string, withinMs?: number): Promise<void> {
    await until(() => this.names.includes(name), `"${name}" is on the board`, withinMs);
  }

  async missing(name: string, withinMs?: number): Promise<void> {
    await until(() => !this.names.includes(name), `"${name}" is gone from the board`, withinMs);
  }

  /** Runs an operation as a trusted client's browser does. */
  run<N extends keyof Inputs & string>(operation: N, input: Inputs[N]): string[] {
    const actor = { person: this.holder.accountId ?? null, trusted: true, base: 'write', at: Date.now() } as const;
    const outcome = runOperation(this.played.operations[operation], this.board, actor, input, newPartId);
    if ('refusal' in outcome) throw new Error(outcome.refusal.code);
    changeDocument(this.document, outcome.changes);
    return outcome.made;
  }

  get saved(): boolean {
    return this.provider.synced && this.provider.isAuthenticated && this.provider.unsyncedChanges === 0;
  }

  async untilSaved(): Promise<void> {
    await until(() => this.saved, 'everything is saved');
  }

  /** Sends a command as an untrusted client's browser does. */
  async ask<N extends keyof Inputs & string>(operation: N, input: Inputs[N], id = randomBytes(16).toString('hex')): Promise<BoardAnswer> {
    return this.send({ type: 'command', id, operation, input });
  }

  /** Sends an arbitrary command. */
  async send(command: BoardCommand): Promise<BoardAnswer> {
    this.answers.delete(command.id);
    this.provider.sendStateless(JSON.stringify(command));
    await until(() => this.answers.has(command.id), `an answer to ${command.operation}`);
    return this.answers.get(command.id)!;
  }

  leave(): void {
    this.provider.destroy();
  }

  private noted(notice: CollaborationNotice): void {
    this.notices.push(notice);
    if (notice.type === 'answer') this.answers.set(notice.re, notice);
    if (notice.type === 'own') this.own = notice;
  }

  private refused(reason: string | undefined, wire: 'close' | 'ticket'): void {
    try {
      this.refusals.push({ ...(JSON.parse(reason ?? '') as CollaborationRefusal), wire });
    } catch {
      // A line that broke says nothing.
    }
  }
}
