import { contract } from '@murmel/contracts';
import { Controller } from '@nestjs/common';
import { implement } from '@orpc/nest';
import { BoardVersions } from '../../core/versions/board-versions.js';
import { Versions } from '../../core/versions/versions.js';
import { Call } from '../../platform/call.js';
import { CurrentContext, type RequestContext } from '../../platform/request-context.js';
import { STORED_TEACHING_BOARD } from './stored-teaching-board.js';

/** Endpoints for the history of a teaching board, and for restoring a version. */
@Controller()
export class TeachingBoardHistoryController {
  constructor(
    private readonly history: Versions,
    private readonly boards: BoardVersions,
  ) {}

  @Call(contract.teachingBoards.versions)
  versions(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.versions).handler(({ input }) => this.history.list(context, input));
  }

  @Call(contract.teachingBoards.version)
  version(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.version).handler(({ input }) =>
      this.boards.one(context, STORED_TEACHING_BOARD, input.versionId),
    );
  }

  @Call(contract.teachingBoards.restoreVersion)
  restoreVersion(@CurrentContext() context: RequestContext) {
    return implement(contract.teachingBoards.restoreVersion).handler(async ({ input }) => {
      await this.boards.restore(context, STORED_TEACHING_BOARD, input.versionId);
      return {};
    });
  }
}
