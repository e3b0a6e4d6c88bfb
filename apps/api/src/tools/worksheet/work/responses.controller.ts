import { contract } from '@murmel/contracts';
import { WorksheetResponse } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { removeResponse } from '../../../core/answers/moderate-responses.js';
import { Downloads } from '../../../core/export-formats/downloads.js';
import { ItemCopies } from '../../../core/export-formats/item-copies.js';
import { askedFormat } from '../../../core/export-formats/table-file.js';
import { Asked, type Asking, accountOf, itemOf, rowOf } from '../../../platform/asking.js';
import { Call, RawCall } from '../../../platform/call.js';
import { exportFile } from '../export/export-file.js';
import { gridOf } from '../grid/grid.js';
import { changeWall } from '../grid/wall.js';
import { worksheetOf } from '../one-worksheet.js';
import { pageOfResponses, shownResponses } from './responses.js';
import { told, Working } from './working.js';
import { WORKSHEET_TABLES } from './worksheet-answer-kind.js';

/** Endpoints for work on a sheet: the caller's own, and for the teacher that of all. */
@Controller()
export class WorksheetResponsesController {
  constructor(
    private readonly database: DataSource,
    private readonly working: Working,
    private readonly downloads: Downloads,
    private readonly copies: ItemCopies,
  ) {}

  @Call(contract.worksheets.myResponse)
  mine(@Asked() asking: Asking) {
    return implement(contract.worksheets.myResponse).handler(() => this.working.mine(asking));
  }

  @Call(contract.worksheets.createResponse)
  create(@Asked() asking: Asking) {
    return implement(contract.worksheets.createResponse).handler(({ input: { name, answers } }) =>
      this.working.begin(asking, { name, answers }),
    );
  }

  @Call(contract.worksheets.updateResponse)
  update(@Asked() asking: Asking) {
    return implement(contract.worksheets.updateResponse).handler(({ input: { name, answers } }) =>
      this.working.change(asking, { name, answers }),
    );
  }

  @Call(contract.worksheets.submitResponse)
  submit(@Asked() asking: Asking) {
    return implement(contract.worksheets.submitResponse).handler(({ input: { answers, incomplete } }) =>
      this.working.submit(asking, { answers, incomplete }),
    );
  }

  @Call(contract.worksheets.checkAnswer)
  check(@Asked() asking: Asking) {
    return implement(contract.worksheets.checkAnswer).handler(({ input: { blockId } }) => this.working.check(asking, blockId));
  }

  @Call(contract.worksheets.ownKey)
  key(@Asked() asking: Asking) {
    return implement(contract.worksheets.ownKey).handler(() => this.working.newKey(asking));
  }

  @Call(contract.worksheets.responses)
  list(@Asked() asking: Asking) {
    const { id } = itemOf(asking);
    return implement(contract.worksheets.responses).handler(async ({ input: { page, limit } }) => {
      await worksheetOf(this.database.manager, id);
      return pageOfResponses(this.database.manager, id, { page, limit });
    });
  }

  @Call(contract.worksheets.response)
  one(@Asked() asking: Asking) {
    return implement(contract.worksheets.response).handler(async () => {
      const row = rowOf(asking, WorksheetResponse);
      return (await shownResponses(this.database.manager, itemOf(asking).id, [row]))[0]!;
    });
  }

  @Call(contract.worksheets.removeResponse)
  remove(@Asked() asking: Asking) {
    return implement(contract.worksheets.removeResponse).handler(async () => {
      const row = rowOf(asking, WorksheetResponse);
      await this.database.transaction(async (manager) => {
        await removeResponse(manager, WORKSHEET_TABLES, row.itemId, row.id);
        await told(manager, row);
      });
      return {};
    });
  }

  @Call(contract.worksheets.grid)
  grid(@Asked() asking: Asking) {
    const { id } = itemOf(asking);
    return implement(contract.worksheets.grid).handler(() => gridOf(this.database.manager, id));
  }

  @Call(contract.worksheets.updateWall)
  updateWall(@Asked() asking: Asking) {
    const { id } = itemOf(asking);
    return implement(contract.worksheets.updateWall).handler(({ input: { blockId, responseId } }) =>
      this.database.transaction((manager) => changeWall(manager, id, { blockId, responseId })),
    );
  }

  @RawCall(contract.worksheets.exportResponses)
  async export(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const asked = { format: askedFormat(asking), language: accountOf(asking).locale ?? 'de' };
    const file = await exportFile(this.database.manager, this.copies, itemOf(asking).id, asked);
    await this.downloads.sendTable(asking, reply, file);
  }
}
