import type { afterHandleMessagePayload, beforeSyncPayload, onLoadDocumentPayload } from '@hocuspocus/server';
import type { Effort, UpdateGate } from '@murmel/server';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import type { Session } from '../sessions/session.js';

/** Lets through what the gate of live documents lets through. */
export class UpdateGuard implements CollaborationExtension {
  constructor(private readonly gate: UpdateGate) {}

  /** Stands after the extension that loads. */
  onLoadDocument({ document }: onLoadDocumentPayload<Context>): void {
    this.gate.size.measure(document);
  }

  beforeSync({ type, payload, document, connection, context: { session } }: beforeSyncPayload<Context>): void | Promise<void> {
    if (type === 0 || connection.readOnly) return;
    const admitted = this.gate.admit(document, session, payload);
    if (isLater(admitted)) return admitted.then(() => undefined);
  }

  afterHandleMessage({ document, context }: afterHandleMessagePayload<Context>): void {
    this.gate.release(document, context.session);
  }

  /** Stands at the end: what happens between the two is the work of Yjs. */
  readonly applying: CollaborationExtension = this.measureApplying();

  private measureApplying(): CollaborationExtension {
    const begun = new WeakMap<Session, number>();
    return {
      beforeSync: ({ type, context: { session } }) => {
        if (type !== 0) begun.set(session, performance.now());
      },
      afterHandleMessage: ({ context: { session } }) => {
        const at = begun.get(session);
        if (at !== undefined) this.gate.spend(session, performance.now() - at);
        begun.delete(session);
      },
    };
  }
}

function isLater(admitted: Effort | Promise<Effort>): admitted is Promise<Effort> {
  return admitted instanceof Promise;
}
