import { type DocumentVersion, documentName } from '@murmel/contracts';
import {
  CollaborationCallError,
  type Configuration,
  type Logger,
  listVersions,
  postToCollaboration,
  type StoredVersion,
  versionState,
} from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { versionOf } from './version-repository.js';

/** Manages the history of a request's live document, of any kind: times and authors of versions, and their restoration. */
@Injectable()
export class Versions {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** One page of it, newest first. */
  async list(context: RequestContext, { page, limit }: { page: number; limit: number }) {
    const { versions, total } = await listVersions(this.database.manager, itemOf(context).id, page, limit);
    return { entries: versions.map(answer), total, page, limit };
  }

  /** One of them with the whole Yjs state that the document had then. @throws NOT_FOUND */
  async one(context: RequestContext, versionId: string): Promise<{ version: DocumentVersion; state: Uint8Array }> {
    const { id } = itemOf(context);
    const version = await versionOf(this.database.manager, id, versionId);
    const state = version && (await versionState(this.database.manager, id, versionId));
    if (!state) throw apiError('NOT_FOUND');
    return { version: answer(version), state };
  }

  /**
   * collab-server does it, because others may be writing in the document right now.
   * @param without ids of files that are gone: what shows them comes back without them
   * @throws NOT_FOUND, COLLABORATION_UNAVAILABLE
   */
  async restore(context: RequestContext, kind: string, versionId: string, without: readonly string[] = []): Promise<void> {
    const { id } = itemOf(context);
    if (!(await versionOf(this.database.manager, id, versionId))) throw apiError('NOT_FOUND');
    const order = { versionId, accountId: context.account?.id ?? null, ...(without.length > 0 ? { without } : {}) };
    try {
      await postToCollaboration(this.configuration, `/internal/documents/${documentName(kind, id)}/restore`, order);
    } catch (error) {
      if (error instanceof CollaborationCallError && error.status === 404) throw apiError('NOT_FOUND');
      this.logger.error({ err: error, itemId: id }, 'version could not be restored');
      throw apiError('COLLABORATION_UNAVAILABLE');
    }
  }
}

/** Names as they are now; who was erased has none any more. */
function answer({ id, at, authors, changes }: StoredVersion): DocumentVersion {
  return { id, at: at.toISOString(), authors: authors.flatMap(({ name }) => (name === null ? [] : [name])), changes };
}
