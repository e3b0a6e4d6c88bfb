import type { Hocuspocus, onLoadDocumentPayload } from '@hocuspocus/server';
import { RefusalError } from '@murmel/server';
import type { CollaborationExtension, Context, Login } from '../hooks/extension.js';
import { partsOf } from '../messages/full-state.js';
import { TokenBudgets } from '../messages/token-budgets.js';
import type { Session } from '../sessions/session.js';
import type { Sessions } from '../sessions/sessions.js';

/**
 * Load budget in structs of documents. Loading 400 of them takes about a millisecond that blocks all other requests: four full documents,
 * then one every fifteen seconds.
 */
const PER_PERSON = { burst: 600_000, perSecond: 10_000 };
/** Structs charged until a document is loaded and its real number is known: twenty loads at once are enough for any user. */
const UNTIL_KNOWN = 30_000;

/**
 * Limits the loading of documents per user, because a load blocks all others: a user who opens one large document after the other waits.
 */
export class LoadBudget implements CollaborationExtension {
  private readonly people = new TokenBudgets(PER_PERSON);

  constructor(
    private readonly sessions: Sessions,
    private readonly hocuspocus: () => Hocuspocus,
  ) {}

  onAuthenticate({ session }: Login): void {
    if (!session || this.isOpen(session.documentName)) return;
    if (this.people.waitOf(personOf(session)) > 0) {
      this.sessions.remove(session);
      throw new RefusalError({ code: 'tooFast' });
    }
    this.people.take(personOf(session), UNTIL_KNOWN);
  }

  /** Stands after the extension that loads. */
  onLoadDocument({ document, context }: onLoadDocumentPayload<Context>): void {
    // Documents opened by the server itself are charged to no user.
    const session = (context as Partial<Context>).session;
    if (session) this.people.take(personOf(session), partsOf(document) - UNTIL_KNOWN);
  }

  private isOpen(name: string): boolean {
    const { documents, loadingDocuments } = this.hocuspocus();
    return documents.has(name) || loadingDocuments.has(name);
  }
}

/** Returns the key of a person. Clients without account and cookie cannot be distinguished, so they share the quota of each document. */
function personOf({ personId, itemId }: Session): string {
  return personId ?? `nobody/${itemId}`;
}
