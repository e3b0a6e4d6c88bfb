import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { BoardVersions } from '../../core/versions/board-versions.js';
import { Versions } from '../../core/versions/versions.js';
import { Asked, type Asking } from '../../platform/asking.js';
import { Call } from '../../platform/call.js';
import { STORED_PINBOARD } from './stored-pinboard.js';

/** Endpoints for the history of a pinboard, and for restoring a version. */
@Controller()
export class PinboardHistoryController {
  constructor(
    private readonly history: Versions,
    private readonly boards: BoardVersions,
  ) {}

  @Call(contract.pinboards.versions)
  versions(@Asked() asking: Asking) {
    return implement(contract.pinboards.versions).handler(({ input }) => this.history.list(asking, input));
  }

  @Call(contract.pinboards.version)
  version(@Asked() asking: Asking) {
    return implement(contract.pinboards.version).handler(({ input }) => this.boards.one(asking, STORED_PINBOARD, input.versionId));
  }

  @Call(contract.pinboards.restoreVersion)
  restoreVersion(@Asked() asking: Asking) {
    return implement(contract.pinboards.restoreVersion).handler(async ({ input }) => {
      await this.boards.restore(asking, STORED_PINBOARD, input.versionId);
      return {};
    });
  }
}
