import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { Downloads } from '../../core/export-formats/downloads.js';
import { ItemCopies } from '../../core/export-formats/item-copies.js';
import { requestedFormat } from '../../core/export-formats/table-file.js';
import { Call, RawCall } from '../../platform/call.js';
import { accountOf, CurrentContext, itemOf, type RequestContext } from '../../platform/request-context.js';
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
  results(@CurrentContext() context: RequestContext) {
    return implement(contract.surveys.results).handler(async () => {
      const { manager } = this.database;
      const { id, facts } = itemOf(context);
      return surveyResults(manager, id, await surveyAudience(manager, { actor: context.actor, itemId: id, facts }));
    });
  }

  @Call(contract.surveys.texts)
  texts(@CurrentContext() context: RequestContext) {
    return implement(contract.surveys.texts).handler(async ({ input: { questionId, page, limit } }) => {
      const { manager } = this.database;
      const { id, facts } = itemOf(context);
      const audience = await surveyAudience(manager, { actor: context.actor, itemId: id, facts });
      return { ...(await surveyTexts(manager, id, audience, { questionId, page, limit })), page, limit };
    });
  }

  @Call(contract.surveys.updateWall)
  updateWall(@CurrentContext() context: RequestContext) {
    const { id } = itemOf(context);
    return implement(contract.surveys.updateWall).handler(({ input: { id: _taken, ...change } }) =>
      this.database.transaction((manager) => changeWall(manager, id, change)),
    );
  }

  @RawCall(contract.surveys.exportResponses)
  async export(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const file = await exportFile(this.database.manager, this.copies, itemOf(context).id, {
      format: requestedFormat(context),
      language: accountOf(context).locale ?? 'de',
    });
    await this.downloads.sendTable(context, reply, file);
  }
}
