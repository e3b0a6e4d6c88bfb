import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { BoardVersions } from '../../core/versions/board-versions.js';
import { Versions } from '../../core/versions/versions.js';
import { Call } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { STORED_PINBOARD } from './stored-pinboard.js';

/** Endpoints for the history of a pinboard, and for restoring a version. */
@Controller()
export class PinboardHistoryController {
  constructor(
    private readonly history: Versions,
    private readonly boards: BoardVersions,
  ) {}

  @Call(contract.pinboards.versions)
  versions(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.versions).handler(({ input }) => this.history.list(context, input));
  }

  @Call(contract.pinboards.version)
  version(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.version).handler(({ input }) => this.boards.one(context, STORED_PINBOARD, input.versionId));
  }

  @Call(contract.pinboards.restoreVersion)
  restoreVersion(@CurrentContext() context: RequestContext) {
    return implement(contract.pinboards.restoreVersion).handler(async ({ input }) => {
      await this.boards.restore(context, STORED_PINBOARD, input.versionId);
      return {};
    });
  }
}
