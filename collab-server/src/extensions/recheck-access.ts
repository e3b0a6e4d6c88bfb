import type { beforeSyncPayload, connectedPayload, onDisconnectPayload } from '@hocuspocus/server';
import { COLLABORATION_CODES, type CollaborationNotice, type CollaborationRefusal, type CollaborationRight } from '@murmel/contracts';
import type { Logger } from '@murmel/server';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import type { AccessDecider } from '../sessions/access-decider.js';
import type { AccessOutcome, Session } from '../sessions/session.js';
import type { Sessions } from '../sessions/sessions.js';
import type { AwarenessGuard } from './awareness-guard.js';
import { inBatches } from './in-batches.js';

/** Decisions read side by side; the pool must stay free for people who join. */
const AT_ONCE = 8;
/** Number of attempts after which the session is closed as "not available": a right that cannot be verified is denied. */
const TRIES = 3;
/** The database's clock decides whether time is up: it may be a little behind. */
const END_MARGIN_MS = 500;

/**
 * Applies changed rights at once (architecture rule 4). All rights that an event may affect are decided again, and writing waits for the
 * result.
 */
export class RecheckAccess implements CollaborationExtension {
  private readonly ends = new WeakMap<Session, NodeJS.Timeout>();

  constructor(
    private readonly sessions: Sessions,
    private readonly decider: AccessDecider,
    private readonly logger: Logger,
    private readonly awareness: AwarenessGuard,
  ) {}

  async connected({ context: { session }, connection }: connectedPayload<Context>): Promise<void> {
    session.connection = connection;
    this.endInTime(session);
    const decision = session.deciding;
    const outcome = await decision;
    if (outcome) await this.apply(session, outcome);
    if (session.deciding === decision) session.deciding = undefined;
  }

  /** Every update passes here before it is journaled, so nothing is written under a right that is gone. */
  beforeSync({ context: { session }, connection, type }: beforeSyncPayload<Context>): void | Promise<void> {
    if (type === 0) return;
    if (session.deciding) return this.afterDecision(session, connection);
    if (!session.writesBytes) connection.readOnly = true;
  }

  onDisconnect({ context }: onDisconnectPayload<Context>): void {
    clearTimeout(this.ends.get(context.session));
    this.sessions.remove(context.session);
  }

  /** A look of an admin as this person ends by time, when nothing tells of it. */
  private endInTime(session: Session): void {
    if (!session.endsAt) return;
    const timer = setTimeout(() => void this.decideAgain([session]), Math.max(0, session.endsAt.getTime() - Date.now()) + END_MARGIN_MS);
    timer.unref();
    this.ends.set(session, timer);
  }

  /** Decides these sessions again. Resolves when every answer is in force. */
  async decideAgain(sessions: readonly Session[]): Promise<void> {
    for (const session of sessions) session.deciding = this.decide(session, session.deciding);
    await inBatches(sessions, AT_ONCE, async (session) => {
      const decision = session.deciding;
      const outcome = await decision;
      // Only the last of several decisions counts.
      if (!outcome || session.deciding !== decision) return;
      // Still on its way in: `connected` applies it.
      if (!session.connection) return;
      await this.apply(session, outcome);
      session.deciding = undefined;
    });
  }

  private async decide(session: Session, before: Promise<AccessOutcome> | undefined): Promise<AccessOutcome> {
    await before;
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.decider.decide(session);
      } catch (error) {
        this.logger.error({ err: error, itemId: session.itemId }, 'rights could not be read');
        if (tries === TRIES) return { refusal: { code: 'unavailable' } };
      }
    }
  }

  private async afterDecision(session: Session, connection: Session['connection']): Promise<void> {
    const outcome = await session.deciding;
    if (connection && outcome && !('right' in outcome && outcome.right === 'write' && !session.view)) connection.readOnly = true;
  }

  private async apply(session: Session, outcome: AccessOutcome): Promise<void> {
    if ('refusal' in outcome) return this.close(session, outcome.refusal);
    session.base = outcome.base;
    const changed = session.right !== outcome.right;
    session.right = outcome.right;
    this.awareness.rightsChanged(session);
    if (!changed) return;
    // Set between two messages: an update that is being committed right now is still applied, or it would be in the
    // journal and not in memory. `beforeSync` refuses the ones after it.
    if (!session.writesBytes) void this.makeReadOnly(session);
    else if (session.connection) session.connection.readOnly = false;
    notify(session, outcome.right);
  }

  private async makeReadOnly(session: Session): Promise<void> {
    await session.connection?.waitForPendingMessages();
    if (!session.writesBytes && session.connection) session.connection.readOnly = true;
  }

  private close(session: Session, refusal: CollaborationRefusal): void {
    session.right = 'read';
    session.base = 'look';
    const reason = JSON.stringify(refusal);
    if (refusal.code === 'unavailable') session.connection?.webSocket.close(COLLABORATION_CODES.unavailable, reason);
    session.connection?.close({ code: COLLABORATION_CODES[refusal.code], reason });
  }
}

function notify(session: Session, right: CollaborationRight): void {
  const notice: CollaborationNotice = { type: 'right', right, because: 'access' };
  session.connection?.sendStateless(JSON.stringify(notice));
}
