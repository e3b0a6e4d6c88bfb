import type { afterHandleMessagePayload, beforeSyncPayload, Document } from '@hocuspocus/server';
import { LIMITS } from '@murmel/contracts';
import { type Effort, inspectUpdate, writersIn } from '../documents/inspect-update.js';
import { type ReadUpdate, readUpdate, type UpdateProblem } from '../documents/read-update.js';
import { structsOf } from '../documents/structs-of.js';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import { RefusalError } from '../refusal.js';
import type { Session } from '../sessions/session.js';
import type { ClientNumbers } from './client-numbers.js';
import { WriteTurns } from './write-turns.js';
import { WritingTime } from './writing-time.js';

const { updateBytes, documentStructs } = LIMITS.collaboration;
/** What only deletes is taken beyond a full document, unless it cuts the rest to pieces. */
const CUTS_TO_EMPTY = 100;

/**
 * Lets through only what an honest editor sends: whole, small, countable, under one's own Yjs client (threat T-09, T-12, T-13).
 * In this order: what the bytes say, whose the clients are, and once it is this client's turn, what it would do.
 */
export class UpdateGuard implements CollaborationExtension {
  private readonly turns = new WeakMap<Document, WriteTurns>();
  private readonly time = new WritingTime();

  constructor(private readonly numbers: ClientNumbers) {}

  beforeSync({ type, payload, document, connection, context: { session } }: beforeSyncPayload<Context>): void | Promise<void> {
    if (type === 0 || connection.readOnly) return;
    if (payload.byteLength > updateBytes) throw new RefusalError({ code: 'updateRefused', limit: updateBytes });
    this.time.refuseSpent(session);
    const update = this.timed(session, () => readUpdate(payload));
    if ('problem' in update) throw refusalFor(update);
    const clients = [...update.groups.keys()];
    const writers = writersIn(document, update);
    const steps = [
      () => this.numbers.take(document, session, writers, true),
      () => this.numbers.know(document, session, clients),
      () => this.of(document).take(session, clients),
      () => this.timed(session, () => this.refuseHarmful(document, session, update)),
    ];
    return inTurn(steps);
  }

  afterHandleMessage({ document, context }: afterHandleMessagePayload<Context>): void {
    this.turns.get(document)?.release(context.session);
  }

  /** Stands at the end: what happens between the two is the work of Yjs. */
  readonly applying: CollaborationExtension = this.measureApplying();

  private refuseHarmful(document: Document, session: Session, update: ReadUpdate): void {
    const effort = inspectUpdate(document, update, (client) => this.numbers.isOwn(document, session, client));
    if ('problem' in effort) throw refusalFor(effort);
    refuseTooMany(document, effort);
  }

  private timed<T>(session: Session, work: () => T): T {
    const begun = performance.now();
    try {
      return work();
    } finally {
      this.time.spend(session, performance.now() - begun);
    }
  }

  private measureApplying(): CollaborationExtension {
    const begun = new WeakMap<Session, number>();
    return {
      beforeSync: ({ type, context: { session } }) => {
        if (type !== 0) begun.set(session, performance.now());
      },
      afterHandleMessage: ({ context: { session } }) => {
        const at = begun.get(session);
        if (at !== undefined) this.time.spend(session, performance.now() - at);
        begun.delete(session);
      },
    };
  }

  private of(document: Document): WriteTurns {
    const turns = this.turns.get(document) ?? new WriteTurns();
    this.turns.set(document, turns);
    return turns;
  }
}

/** Waits only for what really has to wait: most messages pass without. */
function inTurn(steps: readonly (() => void | Promise<void>)[], start = 0): void | Promise<void> {
  for (let index = start; index < steps.length; index += 1) {
    const later = steps[index]?.();
    if (later) return later.then(() => inTurn(steps, index + 1));
  }
}

function refuseTooMany(document: Document, { structs, cuts }: Effort): void {
  const known = structsOf(document);
  const tooMany = structs > 0 ? known + structs + cuts > documentStructs : cuts > CUTS_TO_EMPTY && known + cuts > documentStructs * 2;
  if (tooMany) throw new RefusalError({ code: 'documentFull', limit: documentStructs });
}

function refusalFor({ problem, limit }: UpdateProblem): RefusalError {
  return new RefusalError({ code: problem === 'number' ? 'numberTaken' : 'updateRefused', ...(limit === undefined ? {} : { limit }) });
}
