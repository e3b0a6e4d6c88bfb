import { contract, TOOLS } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { DataSource } from 'typeorm';
import { Versions } from '../../core/versions/versions.js';
import { Call } from '../../platform/call.js';
import { CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
import { documentAuthors } from './document-authors.js';

/** Endpoints for the versions of a document and for its authors. */
@Controller()
export class DocumentHistoryController {
  constructor(
    private readonly database: DataSource,
    private readonly history: Versions,
  ) {}

  @Call(contract.textDocuments.versions)
  versions(@CurrentContext() context: RequestContext) {
    return implement(contract.textDocuments.versions).handler(({ input }) => this.history.list(context, input));
  }

  @Call(contract.textDocuments.version)
  version(@CurrentContext() context: RequestContext) {
    return implement(contract.textDocuments.version).handler(async ({ input: { versionId } }) => {
      const { version, state } = await this.history.one(context, versionId);
      return { ...version, state: Buffer.from(state).toString('base64'), filesGone: 0 };
    });
  }

  @Call(contract.textDocuments.restoreVersion)
  restoreVersion(@CurrentContext() context: RequestContext) {
    return implement(contract.textDocuments.restoreVersion).handler(async ({ input: { versionId } }) => {
      await this.history.restore(context, TOOLS.text_editor.kind, versionId);
      return {};
    });
  }

  @Call(contract.textDocuments.authors)
  authors(@CurrentContext() context: RequestContext) {
    return implement(contract.textDocuments.authors).handler(async () => {
      return documentAuthors(this.database.manager, itemOf(context).id);
    });
  }
}
