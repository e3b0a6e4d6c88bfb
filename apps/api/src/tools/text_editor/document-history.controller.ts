import { contract, type DocumentVersion, TOOLS } from '@murmel/contracts';
import {
  CollaborationCallError,
  type Configuration,
  type Logger,
  listVersions,
  postToCollaboration,
  type StoredVersion,
  versionState,
} from '@murmel/server';
import { Controller, Inject } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Asked, type Asking, itemOf } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { CONFIGURATION, LOGGER } from '../../platform/tokens.js';
import { documentAuthors } from './document-authors.js';
import { oneVersion } from './one-version.js';

/** What was written when and by whom. */
@Controller()
export class DocumentHistoryController {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Call(contract.textDocuments.versions)
  versions(@Asked() asking: Asking) {
    const { id } = itemOf(asking);
    return implement(contract.textDocuments.versions).handler(async ({ input: { page, limit } }) => {
      const { versions, total } = await listVersions(this.database.manager, id, page, limit);
      return { entries: versions.map(answer), total, page, limit };
    });
  }

  @Call(contract.textDocuments.version)
  version(@Asked() asking: Asking) {
    const { id } = itemOf(asking);
    return implement(contract.textDocuments.version).handler(async ({ input: { versionId } }) => {
      const version = await oneVersion(this.database.manager, id, versionId);
      const state = version && (await versionState(this.database.manager, id, versionId));
      if (!state) throw apiError('NOT_FOUND');
      return { ...answer(version), state: Buffer.from(state).toString('base64') };
    });
  }

  @Call(contract.textDocuments.restoreVersion)
  restoreVersion(@Asked() asking: Asking) {
    const { id } = itemOf(asking);
    return implement(contract.textDocuments.restoreVersion).handler(async ({ input: { versionId } }) => {
      if (!(await oneVersion(this.database.manager, id, versionId))) throw apiError('NOT_FOUND');
      await this.restore(id, { versionId, accountId: asking.account?.id ?? null });
      return {};
    });
  }

  @Call(contract.textDocuments.authors)
  authors(@Asked() asking: Asking) {
    return implement(contract.textDocuments.authors).handler(async () => {
      return documentAuthors(this.database.manager, itemOf(asking).id);
    });
  }

  /** collab-server does it, because others may be writing in the document right now. */
  private async restore(id: string, order: { versionId: string; accountId: string | null }): Promise<void> {
    try {
      await postToCollaboration(this.configuration, `/internal/documents/${TOOLS.text_editor.kind}/${id}/restore`, order);
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
