import type { Connection, Document } from '@hocuspocus/server';
import { LIMITS } from '@murmel/contracts';
import { RefusalError } from '@murmel/server';
import type { Context } from '../hooks/extension.js';
import type { PresenceBatches } from './presence-batches.js';
import { type PresenceEntry, presenceEntries } from './presence-message.js';

const { awarenessBytes } = LIMITS.collaboration;

/** Handles the presence that browsers publish at one document. The hooks filter it, and it is published to the other users in intervals. */
export class PresenceHandler {
  constructor(
    private readonly document: Document,
    private readonly turns: PresenceBatches,
  ) {}

  /** @throws RefusalError for what no browser sends */
  async receive(connection: Connection, update: Uint8Array): Promise<void> {
    const { document } = this;
    const { session } = connection.context as Context;
    const said = entriesOf(update).map(({ client, clock, json }) => ({ client, clock, state: stateOf(json) }));
    // An empty state carries no presence: the server treats it as absent.
    const states = new Map(said.flatMap(({ client, state }) => (state && Object.keys(state).length > 0 ? [[client, state]] : [])));
    if (states.size > 0) await document.callbacks.beforeHandleAwareness(document, states, { source: 'connection', connection });
    for (const { client, clock, state } of said) {
      const shown = states.get(client);
      if (shown) this.turns.show(connection, { client, clock, state: shown });
      else if (state === null && client === session.presenceClient) this.turns.show(connection, { client, clock, state: null });
    }
  }
}

function entriesOf(update: Uint8Array): PresenceEntry[] {
  try {
    return presenceEntries(update);
  } catch {
    throw new RefusalError({ code: 'updateRefused' });
  }
}

/**
 * @returns null for a client that is gone, undefined for what is no state
 */
function stateOf(json: string): Record<string, unknown> | null | undefined {
  if (json.length > awarenessBytes) throw new RefusalError({ code: 'updateRefused', limit: awarenessBytes });
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown> | null) : undefined;
  } catch {
    throw new RefusalError({ code: 'updateRefused' });
  }
}
