import { contract } from '@murmel/contracts';
import { WorksheetResponse } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { removeResponse } from '../../../core/answers/moderate-responses.js';
import { newResponseKey } from '../../../core/answers/response-key.js';
import { Responses } from '../../../core/answers/responses.js';
import { Downloads } from '../../../core/export-formats/downloads.js';
import { ItemCopies } from '../../../core/export-formats/item-copies.js';
import { requestedFormat } from '../../../core/export-formats/table-file.js';
import { Call, RawCall } from '../../../platform/call.js';
import { accountOf, CurrentContext, itemOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { exportFile } from '../export/export-file.js';
import { changeWall } from '../grid/change-wall.js';
import { gridOf } from '../grid/grid.js';
import { worksheetOf } from '../worksheet-repository.js';
import { EditResponse } from './edit-response.js';
import { pageOfResponses, shownResponses } from './list-responses.js';
import { publishResponseChanged, WORKSHEET_TABLES, worksheetAnswerKind } from './worksheet-answer-kind.js';

/** Endpoints for work on a sheet: the caller's own, and for the teacher that of all. */
@Controller()
export class WorksheetResponsesController {
  constructor(
    private readonly database: DataSource,
    private readonly responses: Responses,
    private readonly working: EditResponse,
    private readonly downloads: Downloads,
    private readonly copies: ItemCopies,
  ) {}

  @Call(contract.worksheets.myResponse)
  mine(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.myResponse).handler(() => this.responses.mine(context, worksheetAnswerKind));
  }

  @Call(contract.worksheets.createResponse)
  create(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.createResponse).handler(({ input: { name, answers = [] } }) =>
      this.responses.begin(context, worksheetAnswerKind, { name, answers }),
    );
  }

  @Call(contract.worksheets.updateResponse)
  update(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.updateResponse).handler(({ input: { name, answers } }) =>
      this.working.change(context, { name, answers }),
    );
  }

  @Call(contract.worksheets.submitResponse)
  submit(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.submitResponse).handler(({ input: { answers = [], incomplete } }) =>
      this.responses.submitChanges(context, worksheetAnswerKind, { responseId: rowOf(context, WorksheetResponse).id, answers, incomplete }),
    );
  }

  @Call(contract.worksheets.checkAnswer)
  check(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.checkAnswer).handler(({ input: { blockId } }) => this.working.check(context, blockId));
  }

  @Call(contract.worksheets.ownKey)
  key(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.ownKey).handler(() =>
      newResponseKey(this.database, context, worksheetAnswerKind, rowOf(context, WorksheetResponse).id),
    );
  }

  @Call(contract.worksheets.responses)
  list(@CurrentContext() context: RequestContext) {
    const { id } = itemOf(context);
    return implement(contract.worksheets.responses).handler(async ({ input: { page, limit } }) => {
      await worksheetOf(this.database.manager, id);
      return pageOfResponses(this.database.manager, id, { page, limit });
    });
  }

  @Call(contract.worksheets.response)
  one(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.response).handler(async () => {
      const row = rowOf(context, WorksheetResponse);
      return (await shownResponses(this.database.manager, itemOf(context).id, [row]))[0]!;
    });
  }

  @Call(contract.worksheets.removeResponse)
  remove(@CurrentContext() context: RequestContext) {
    return implement(contract.worksheets.removeResponse).handler(async () => {
      const row = rowOf(context, WorksheetResponse);
      await this.database.transaction(async (manager) => {
        await removeResponse(manager, WORKSHEET_TABLES, row.itemId, row.id);
        await publishResponseChanged(manager, row);
      });
      return {};
    });
  }

  @Call(contract.worksheets.grid)
  grid(@CurrentContext() context: RequestContext) {
    const { id } = itemOf(context);
    return implement(contract.worksheets.grid).handler(() => gridOf(this.database.manager, id));
  }

  @Call(contract.worksheets.updateWall)
  updateWall(@CurrentContext() context: RequestContext) {
    const { id } = itemOf(context);
    return implement(contract.worksheets.updateWall).handler(({ input: { blockId, responseId } }) =>
      this.database.transaction((manager) => changeWall(manager, id, { blockId, responseId })),
    );
  }

  @RawCall(contract.worksheets.exportResponses)
  async export(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const asked = { format: requestedFormat(context), language: accountOf(context).locale ?? 'de' };
    const file = await exportFile(this.database.manager, this.copies, itemOf(context).id, asked);
    await this.downloads.sendTable(context, reply, file);
  }
}
