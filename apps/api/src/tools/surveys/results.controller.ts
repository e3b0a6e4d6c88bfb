import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Downloads } from '../../core/export-formats/downloads.js';
import { ItemCopies } from '../../core/export-formats/item-copies.js';
import { askedFormat } from '../../core/export-formats/table-file.js';
import { Asked, type Asking, accountOf, itemOf } from '../../platform/asking.js';
import { Call, RawCall } from '../../platform/call.js';
import { changeWall } from './change-wall.js';
import { exportFile } from './export/export-file.js';
import { surveyAudience, surveyResults, surveyTexts } from './results.js';

/** Endpoints for results: as numbers, on the wall, as a file. */
@Controller()
export class ResultsController {
  constructor(
    private readonly database: DataSource,
    private readonly downloads: Downloads,
    private readonly copies: ItemCopies,
  ) {}

  @Call(contract.surveys.results)
  results(@Asked() asking: Asking) {
    return implement(contract.surveys.results).handler(async () => {
      const { manager } = this.database;
      const { id, facts } = itemOf(asking);
      return surveyResults(manager, id, await surveyAudience(manager, { actor: asking.actor, itemId: id, facts }));
    });
  }

  @Call(contract.surveys.texts)
  texts(@Asked() asking: Asking) {
    return implement(contract.surveys.texts).handler(async ({ input: { questionId, page, limit } }) => {
      const { manager } = this.database;
      const { id, facts } = itemOf(asking);
      const audience = await surveyAudience(manager, { actor: asking.actor, itemId: id, facts });
      return { ...(await surveyTexts(manager, id, audience, { questionId, page, limit })), page, limit };
    });
  }

  @Call(contract.surveys.updateWall)
  updateWall(@Asked() asking: Asking) {
    const { id } = itemOf(asking);
    return implement(contract.surveys.updateWall).handler(({ input: { id: _taken, ...change } }) =>
      this.database.transaction((manager) => changeWall(manager, id, change)),
    );
  }

  @RawCall(contract.surveys.exportResponses)
  async export(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    const file = await exportFile(this.database.manager, this.copies, itemOf(asking).id, {
      format: askedFormat(asking),
      language: accountOf(asking).locale ?? 'de',
    });
    await this.downloads.sendTable(asking, reply, file);
  }
}
