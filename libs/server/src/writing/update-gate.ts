import { LIMITS } from '@murmel/contracts';
import type { Doc } from 'yjs';
import { ClientLocks } from './client-locks.js';
import { countStructs } from './count-structs.js';
import { DocumentSize } from './document-size.js';
import { type Effort, inspectUpdate, writersIn } from './inspect-update.js';
import type { OwnClients } from './own-clients.js';
import { type ReadUpdate, readUpdate, type UpdateProblem } from './read-update.js';
import { RefusalError } from './refusal-error.js';
import type { Writer } from './writer.js';
import { WritingTimeBudget } from './writing-time-budget.js';

const { updateBytes, documentStructs } = LIMITS.collaboration;
/** Limit on splits: updates that only delete are accepted beyond a full document, unless they split the rest to pieces. */
const CUTS_TO_EMPTY = 100;

/**
 * Lets into a document only what an honest editor sends: whole, small, countable, under one's own Yjs client (spec T-09,
 * T-12 and T-13), whichever way it comes. In this order: what the bytes say, whose the clients are, and once it is this client's turn, what
 * it would do.
 */
export class UpdateGate {
  private readonly turns = new WeakMap<Doc, ClientLocks>();

  /** @param time, size shared by all gates of a process */
  constructor(
    private readonly clients: OwnClients,
    private readonly time = new WritingTimeBudget(),
    readonly size = new DocumentSize(),
  ) {}

  /**
   * Admits an update; no other change of the document under these clients is possible until `release`. It waits only if necessary: most
   * updates pass immediately.
   * @returns what it would do
   * @throws RefusalError
   */
  admit(document: Doc, writer: Writer, bytes: Uint8Array): Effort | Promise<Effort> {
    this.size.add(document, bytes);
    if (bytes.byteLength > updateBytes) throw new RefusalError({ code: 'updateRefused', limit: updateBytes });
    this.time.refuseSpent(writer);
    const update = this.timed(writer, () => readUpdate(bytes));
    if ('problem' in update) throw refusalFor(update);
    const clients = [...update.groups.keys()];
    const writers = writersIn(document, update);
    const ready = inTurn([
      () => this.clients.take(document, writer, writers, true),
      () => this.clients.know(document, writer, clients),
      () => this.turnsOf(document).take(writer, clients),
    ]);
    const inspect = (): Effort => this.timed(writer, () => this.inspect(document, writer, update));
    return ready ? ready.then(inspect) : inspect();
  }

  /** The document has it, or will not get it. */
  release(document: Doc, writer: Writer): void {
    this.turns.get(document)?.release(writer);
  }

  /** Runs work for a writer's update and charges it to their writing time. */
  timed<T>(writer: Writer, work: () => T): T {
    const begun = performance.now();
    try {
      return work();
    } finally {
      this.spend(writer, performance.now() - begun);
    }
  }

  spend(writer: Writer, milliseconds: number): void {
    this.time.spend(writer, milliseconds);
  }

  private inspect(document: Doc, writer: Writer, update: ReadUpdate): Effort {
    const effort = inspectUpdate(document, update, (client) => this.clients.isOwn(document, writer, client));
    if ('problem' in effort) throw refusalFor(effort);
    refuseTooMany(document, effort);
    return effort;
  }

  private turnsOf(document: Doc): ClientLocks {
    const turns = this.turns.get(document) ?? new ClientLocks();
    this.turns.set(document, turns);
    return turns;
  }
}

function inTurn(steps: readonly (() => void | Promise<void>)[], start = 0): void | Promise<void> {
  for (let index = start; index < steps.length; index += 1) {
    const later = steps[index]?.();
    if (later) return later.then(() => inTurn(steps, index + 1));
  }
}

function refuseTooMany(document: Doc, { structs, cuts }: Effort): void {
  const known = countStructs(document);
  const tooMany = structs > 0 ? known + structs + cuts > documentStructs : cuts > CUTS_TO_EMPTY && known + cuts > documentStructs * 2;
  if (tooMany) throw new RefusalError({ code: 'documentFull', limit: documentStructs });
}

function refusalFor({ problem, limit }: UpdateProblem): RefusalError {
  return new RefusalError({ code: problem === 'number' ? 'numberTaken' : 'updateRefused', ...(limit === undefined ? {} : { limit }) });
}
