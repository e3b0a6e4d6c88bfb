import { contract, SERVER_LIMITS } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { PdfService, sendPdf } from '../../../core/pdf/pdf.service.js';
import { PdfContent } from '../../../core/pdf/pdf-content.js';
import type { PdfFormat } from '../../../core/pdf-layout/pdf-layout.js';
import { Call, RawCall } from '../../../platform/call.js';
import { rawInput } from '../../../platform/raw-input.js';
import { CurrentContext, itemOf, type RequestContext } from '../../../platform/request-context.js';
import { correctionOf } from '../correction-repository.js';
import { CorrectionResults } from './correction-results.js';
import { resultPdf } from './result-pdf.js';
import { correctionOverview } from './shown-results.js';

const calls = contract.aiFeedbacks;

/** Endpoints for texts of a correction. */
@Controller()
export class CorrectionResultsController {
  constructor(
    private readonly database: DataSource,
    private readonly results: CorrectionResults,
    private readonly pdfService: PdfService,
    private readonly content: PdfContent,
  ) {}

  @Call(calls.results)
  list(@CurrentContext() context: RequestContext) {
    return implement(calls.results).handler(({ input: { page, limit } }) => this.results.page(context, { page, limit }));
  }

  @Call(calls.createResults)
  create(@CurrentContext() context: RequestContext) {
    return implement(calls.createResults).handler(({ input: { texts } }) => this.results.create(context, texts));
  }

  @Call(calls.overview)
  overview(@CurrentContext() context: RequestContext) {
    const { id } = itemOf(context);
    return implement(calls.overview).handler(async () => {
      await correctionOf(this.database.manager, id);
      return correctionOverview(this.database.manager, id);
    });
  }

  @Call(calls.result)
  one(@CurrentContext() context: RequestContext) {
    return implement(calls.result).handler(() => this.results.one(context));
  }

  @Call(calls.updateResult)
  change(@CurrentContext() context: RequestContext) {
    return implement(calls.updateResult).handler(({ input: { id: _taken, ...told } }) => this.results.change(context, told));
  }

  @Call(calls.retryResult)
  retry(@CurrentContext() context: RequestContext) {
    return implement(calls.retryResult).handler(() => this.results.retry(context));
  }

  @Call(calls.removeResult)
  remove(@CurrentContext() context: RequestContext) {
    return implement(calls.removeResult).handler(async () => {
      await this.results.remove(context);
      return {};
    });
  }

  @RawCall(calls.resultPdf)
  async pdf(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const format = rawInput<PdfFormat>(calls.resultPdf, context);
    await sendPdf(reply, await this.pdfService.make(context, () => this.content.of(context, format, SERVER_LIMITS.pdf, resultPdf)));
  }
}
