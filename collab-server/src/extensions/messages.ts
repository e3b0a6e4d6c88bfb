import { OutgoingMessage, type onLoadDocumentPayload } from '@hocuspocus/server';
import type { CollaborationExtension, Context } from '../hooks/extension.js';
import { FairScheduler } from '../messages/fair-scheduler.js';
import { setMessageHandler } from '../messages/message-handler.js';
import type { PresenceBatches } from '../messages/presence-batches.js';
import { PresenceHandler } from '../messages/presence-handler.js';
import { SyncHandler, type SyncParts } from '../messages/sync-handler.js';
import { TokenBudgets } from '../messages/token-budgets.js';

const MEGABYTE = 1024 * 1024;
/** Ten full documents at once, and then one a second: enough for a user who reloads page after page. */
const PER_PERSON = { burst: 50 * MEGABYTE, perSecond: 5 * MEGABYTE };
/** A hundred people who open a full document at the same moment, and then sixteen a second: a tenth of what a processor sends. */
const PER_DOCUMENT = { burst: 500 * MEGABYTE, perSecond: 80 * MEGABYTE };
/** A reader's browser repeats what is deleted when it comes back, and nothing else. */
const PER_READER = { burst: 2 * MEGABYTE, perSecond: 128 * 1024 };

/** Takes the messages of browsers from Hocuspocus: whole documents from one copy, presence in turns, readers' edits unread. */
export class Messages implements CollaborationExtension {
  private readonly parts: SyncParts;

  constructor(
    private readonly turns: PresenceBatches,
    onRefusal: SyncParts['onRefusal'],
  ) {
    this.parts = {
      turns: new FairScheduler(),
      people: new TokenBudgets(PER_PERSON),
      documents: new TokenBudgets(PER_DOCUMENT),
      readers: new TokenBudgets(PER_READER),
      onRefusal,
    };
  }

  onLoadDocument({ document }: onLoadDocumentPayload<Context>): void {
    const desk = new SyncHandler(document, this.parts);
    const presence = new PresenceHandler(document, this.turns);
    document.once('destroy', () => desk.stop());
    setMessageHandler(document, {
      presence: (connection, update) => presence.receive(connection, update),
      sync: (connection, step, payload) => desk.receive(connection, step, payload),
      // Sends an awareness update with no clients: enough to show that the connection is alive.
      asked: (connection) =>
        connection.send(new OutgoingMessage(connection.messageAddress).createAwarenessUpdateMessage(document.awareness, []).toUint8Array()),
    });
  }
}
