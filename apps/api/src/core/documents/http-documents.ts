import { setTimeout as wait } from 'node:timers/promises';
import { participationOf } from '@murmel/access-policy';
import { COLLABORATION_CODES, type CollaborationCode, type CollaborationRefusal, documentName, SERVER_LIMITS } from '@murmel/contracts';
import {
  type Author,
  appendWithin,
  CollaborationCallError,
  type Configuration,
  type DocumentShape,
  DocumentSize,
  holdDocument,
  type Logger,
  noteContentChanged,
  OwnClients,
  postToCollaboration,
  RefusalError,
  UpdateGate,
  WritingTimeBudget,
} from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as Y from 'yjs';
import { z } from 'zod';
import { apiError } from '../../platform/api-error.js';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';
import { DocumentCache } from './document-cache.js';
import { HttpDocument } from './http-document.js';
import { LargeResponseSlots } from './large-response-slots.js';

/** A kind of live document that syncs by calls: all readers get the document itself. */
interface CalledKind extends DocumentShape {
  /** kind of its items */
  kind: string;
}

export interface Exchange {
  schemaVersion: number;
  known?: string | undefined;
}

/** A person's time to write comes back within seconds. */
const TOO_FAST_SECONDS = 5;
/** Time until the lease of a collab-server that was killed expires. Until then it holds its documents. */
const KNOWN_TO_BE_GONE_MS = 3000;
const ASK_AGAIN_MS = 100;
const answer = z.object({
  refusal: z.object({ code: z.enum(Object.keys(COLLABORATION_CODES) as [CollaborationCode]), limit: z.number().optional() }).optional(),
});

/**
 * Live documents by calls, for browsers without a connection to collab-server (ADR 28). The process that has a document open writes
 * it: a collab-server if one has it, else this process, for one transaction. Both go through the same gate into the same journal.
 */
@Injectable()
export class HttpDocuments {
  private readonly documents = new DocumentCache<HttpDocument>();
  private readonly time = new WritingTimeBudget();
  private readonly size = new DocumentSize();
  private readonly large = new LargeResponseSlots();

  constructor(
    private readonly database: DataSource,
    private readonly visitors: VisitorSessions,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Returns what the document has beyond the client's state. @throws BAD_REQUEST, TOO_MANY_REQUESTS when that is large and requested by
   * many
   */
  async read(context: RequestContext, { schemaVersion, known }: Exchange) {
    const { id, facts } = itemOf(context);
    const kind = this.kindOf(context, schemaVersion);
    const called = this.documents.take(id, () => this.begin(id, kind));
    const { right } = participationOf(context.actor, facts);
    const answer = (large: boolean) =>
      called.inTurn(async () => {
        await called.lift();
        const { document, damaged } = await called.show();
        this.documents.settle(id);
        if (!large && called.bytes > SERVER_LIMITS.largeAnswers.fromBytes && !knowsAll(document, known)) return undefined;
        return { ...difference(document, known), right, damaged };
      });
    return (
      (await answer(false)) ??
      this.large
        .turn(context)
        .then(() => answer(true))
        .then((given) => given!)
    );
  }

  /**
   * Resolves when the update is committed, with what the document has beyond what the browser knows.
   * @throws what the gate refuses, COLLABORATION_UNAVAILABLE when no process could store it, or none may while it is damaged
   */
  async write(context: RequestContext, { update, ...exchange }: Exchange & { update: string }) {
    const kind = this.kindOf(context, exchange.schemaVersion);
    await this.visitors.ensureSender(context);
    await this.visitors.nameHere(context);
    const author: Author = { accountId: context.account?.id ?? null, visitorId: context.visitor?.id ?? null };
    await this.store(kind, itemOf(context).id, author, Buffer.from(update, 'base64'));
    return this.read(context, exchange);
  }

  /** @throws NOT_FOUND for a kind that does not go on by calls, a refusal of pages that are too old */
  private kindOf(context: RequestContext, schemaVersion: number): CalledKind {
    const { kind } = itemOf(context).facts;
    const live = this.contributions[kind]?.liveDocument;
    if (!live?.migrate) throw apiError('NOT_FOUND');
    if (schemaVersion < live.schemaVersion) throw refused({ code: 'outdatedClient', limit: live.schemaVersion });
    return { kind, schemaVersion: live.schemaVersion, migrate: live.migrate };
  }

  private async store(kind: CalledKind, id: string, author: Author, update: Buffer): Promise<void> {
    const deadline = performance.now() + KNOWN_TO_BE_GONE_MS;
    try {
      do {
        if (await this.storeHere(kind, id, author, update)) return;
        if (await this.storeThere(kind.kind, id, author, update)) return;
        await wait(ASK_AGAIN_MS);
      } while (performance.now() < deadline);
    } catch (error) {
      throw error instanceof RefusalError ? refused(error.refusal) : error;
    }
    throw apiError('COLLABORATION_UNAVAILABLE');
  }

  /** @returns false when a collab-server has the document open */
  private storeHere(kind: CalledKind, id: string, author: Author, update: Buffer): Promise<boolean> {
    const called = this.documents.take(id, () => this.begin(id, kind));
    return called.inTurn(async () => {
      await called.lift();
      if ((await called.show()).damaged) throw apiError('COLLABORATION_UNAVAILABLE');
      return this.database.transaction(async (manager) => {
        if (!(await holdDocument(manager, id))) return false;
        const document = await called.current(manager);
        const writer = { itemId: id, author, payer: author.accountId ?? author.visitorId ?? id };
        const gate = new UpdateGate(new OwnClients(manager), this.time, this.size);
        const { structs, deleted } = await gate.admit(document, writer, update);
        if (structs + deleted === 0) return true;
        await appendWithin(manager, { itemId: id, bytes: update, author });
        await noteContentChanged(manager, [id]);
        return true;
      });
    });
  }

  /** @returns false when no collab-server could take it */
  private async storeThere(kind: string, id: string, author: Author, update: Buffer): Promise<boolean> {
    const order = { update: update.toString('base64'), ...author };
    const path = `/internal/documents/${documentName(kind, id)}/updates`;
    try {
      const { refusal } = answer.parse(await postToCollaboration(this.configuration, path, order));
      if (refusal) throw new RefusalError(refusal as RefusalError['refusal']);
      return true;
    } catch (error) {
      if (error instanceof RefusalError) throw error;
      // The longest body that such a call may have is that of the longest update.
      if (error instanceof CollaborationCallError && error.status === 413) throw new RefusalError({ code: 'updateRefused' });
      this.logger.warn({ err: error, itemId: id }, 'an update by call did not reach the collab-server that has the document open');
      return false;
    }
  }

  private begin(id: string, kind: CalledKind): HttpDocument {
    return new HttpDocument(this.database, id, kind, (document, bytes) => this.size.note(document, bytes));
  }
}

function refused(refusal: CollaborationRefusal): ReturnType<typeof apiError> {
  if (refusal.code === 'tooFast') return apiError('TOO_MANY_REQUESTS', { seconds: TOO_FAST_SECONDS });
  return refusal.code === 'unavailable' ? apiError('COLLABORATION_UNAVAILABLE') : apiError('BAD_REQUEST', { ...refusal });
}

/** True if the browser lacks nothing; an invalid state vector is refused where the difference is computed. */
function knowsAll(document: Y.Doc, known: string | undefined): boolean {
  if (known === undefined) return false;
  try {
    const has = Y.decodeStateVector(Buffer.from(known, 'base64'));
    return [...Y.decodeStateVector(Y.encodeStateVector(document))].every(([client, clock]) => (has.get(client) ?? 0) >= clock);
  } catch {
    return true;
  }
}

function difference(document: Y.Doc, known: string | undefined): { update: string; known: string } {
  try {
    const update = Y.encodeStateAsUpdate(document, known === undefined ? undefined : Buffer.from(known, 'base64'));
    return { update: Buffer.from(update).toString('base64'), known: Buffer.from(Y.encodeStateVector(document)).toString('base64') };
  } catch {
    throw apiError('BAD_REQUEST', { field: 'known' });
  }
}
