import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { BoardVersions } from '../../core/versions/board-versions.js';
import { Versions } from '../../core/versions/versions.js';
import { Call } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { STORED_WORKSHEET } from './stored-worksheet.js';

/** Endpoints for the history of a sheet, and for restoring a version. */
@Controller()
export class WorksheetHistoryController {
  constructor(
    private readonly history: Versions,
    private readonly boards: BoardVersions,
  ) {}

  @Call(contract.worksheets.versions)
  versions(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.versions).handler(({ input }) => this.history.list(context, input));
  }

  @Call(contract.worksheets.version)
  version(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.version).handler(({ input }) => this.boards.one(context, STORED_WORKSHEET, input.versionId));
  }

  @Call(contract.worksheets.restoreVersion)
  restoreVersion(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.restoreVersion).handler(async ({ input }) => {
      await this.boards.restore(context, STORED_WORKSHEET, input.versionId);
      return {};
    });
  }
}
