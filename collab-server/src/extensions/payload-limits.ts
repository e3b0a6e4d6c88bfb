import type { beforeSyncPayload } from '@hocuspocus/server';
import { LIMITS, SERVER_LIMITS } from '@murmel/contracts';
import { type Logger, RefusalError } from '@murmel/server';
import type { CollaborationExtension, Context, Login } from '../hooks/extension.js';
import type { OpenSocket, Sockets } from '../upgrade/sockets.js';

const { documentBytes, updateBytes } = LIMITS.collaboration;
const { authenticateWithinSeconds, preAuthBytes, bufferedBytes, messagesPerSecond } = SERVER_LIMITS.collaboration;
const LOOK_EVERY_MS = 1000;
/** The handshake's own headers come before the first frame. */
const HANDSHAKE_BYTES = 16 * 1024;
/** A full document may be on its way over a slow line; its bytes are the same for all. */
const WAITING_BYTES = documentBytes + bufferedBytes;
/** Unread bytes above which a request for the full document is refused: the last answer was not read yet. */
const UNREAD_BYTES = 256 * 1024;
/** Maximum above the message limit: a sender that exceeds it does not wait for responses. */
const BYTES_PER_SECOND = messagesPerSecond * updateBytes;

/**
 * Limits the traffic of a connection (spec T-12, T-14 and T-15): a ticket within 5 s, little before it, no flood after it, and no answers
 * piling up for a client that does not read them. The size of one frame is limited by `ws` itself.
 */
export class PayloadLimits implements CollaborationExtension {
  private timer: NodeJS.Timeout | undefined;
  private readonly readBefore = new WeakMap<OpenSocket, number>();

  constructor(
    private readonly sockets: Sockets,
    private readonly logger: Logger,
  ) {}

  onAuthenticate({ socketId, session }: Login): void {
    const entry = this.sockets.get(socketId);
    if (entry && session) entry.authenticated = true;
  }

  beforeSync({ type, context: { session } }: beforeSyncPayload<Context>): void {
    if (type !== 0) return;
    const unread = this.sockets.get(session.socketId)?.socket.writableLength ?? 0;
    if (unread > UNREAD_BYTES) throw new RefusalError({ code: 'tooFast' });
  }

  async start(): Promise<void> {
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
  }

  private look(): void {
    for (const entry of this.sockets.all()) {
      const breach = this.breachOf(entry);
      this.readBefore.set(entry, entry.socket.bytesRead);
      if (!breach) continue;
      this.logger.warn({ socketId: entry.id, breach }, 'a socket was cut');
      this.sockets.cut(entry.id);
    }
  }

  private breachOf(entry: OpenSocket): string | undefined {
    const { socket, authenticated, openedAt } = entry;
    if (socket.writableLength > WAITING_BYTES) return 'unread answers';
    if (!authenticated && Date.now() - openedAt > authenticateWithinSeconds * 1000) return 'no ticket in time';
    if (!authenticated && socket.bytesRead > preAuthBytes + HANDSHAKE_BYTES) return 'too much before the ticket';
    const read = socket.bytesRead - (this.readBefore.get(entry) ?? 0);
    return read > BYTES_PER_SECOND ? 'flood' : undefined;
  }
}
