import { type afterHandleMessagePayload, type beforeSyncPayload, OutgoingMessage } from '@hocuspocus/server';
import { RefusalError } from '@murmel/server';
import { decodeStateVector, parseUpdateMeta } from 'yjs';
import type { CollaborationExtension, Context } from '../hooks/extension.js';

const SYNC_STEP_1 = 0;
const SYNC_STEP_2 = 1;

/**
 * Rejects edits until the second sync step of a reconnection. After a lost connection the provider sends new edits before the lost ones,
 * which follow in its second sync step, together with everything. Edits accepted at once would have gaps, and their acknowledgement would
 * confirm edits that have not arrived. Until that step is committed, edits are answered with "not taken", which the provider ignores. It
 * counts open edits from its first sync step on: later ones require an acknowledgement.
 */
export class HandshakeBegins implements CollaborationExtension {
  beforeSync({ type, payload, connection, context: { session } }: beforeSyncPayload<Context>): void {
    const { handshake } = session;
    if (type === SYNC_STEP_1) handshake.asked = understood(() => decodeStateVector(payload));
    if (type === SYNC_STEP_1 || type === SYNC_STEP_2 || handshake.done || connection.readOnly) return;
    // Hocuspocus answers an edit with "not taken" exactly when the connection is read-only.
    connection.readOnly = true;
    if (handshake.asked && isNewerThan(handshake.asked, payload)) handshake.owed += 1;
  }

  afterHandleMessage({ connection, context: { session } }: afterHandleMessagePayload<Context>): void {
    const { handshake } = session;
    if (!handshake.done) {
      if (session.writesBytes) connection.readOnly = false;
      return;
    }
    for (; handshake.owed > 0; handshake.owed -= 1) {
      connection.send(new OutgoingMessage(connection.messageAddress).writeSyncStatus(true).toUint8Array());
    }
  }
}

/** Stands after the journal: here the second step is committed, and with it every edit that was not taken before. */
export class HandshakeEnds implements CollaborationExtension {
  beforeSync({ type, connection, context: { session } }: beforeSyncPayload<Context>): void {
    if (type !== SYNC_STEP_2) return;
    session.handshake.done = true;
    // A reader's edits were not taken and are owed nothing, also when writing is allowed later.
    if (connection.readOnly) session.handshake.owed = 0;
  }
}

/**
 * True if the update contains edits that the provider counts. Edits made without a connection are sent again after the first step, but the
 * provider does not count them. Pure deletions cannot be distinguished; an extra acknowledgement is better than an endless "saving".
 */
function isNewerThan(known: ReadonlyMap<number, number>, update: Uint8Array): boolean {
  const { from } = understood(() => parseUpdateMeta(update));
  return from.size === 0 || [...from].some(([client, clock]) => clock >= (known.get(client) ?? 0));
}

function understood<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new RefusalError({ code: 'updateRefused' });
  }
}
