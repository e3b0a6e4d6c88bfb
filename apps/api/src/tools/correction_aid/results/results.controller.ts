import { contract, HEADERS, SERVER_LIMITS } from '@murmel/contracts';
import { CorrectionResult } from '@murmel/server';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { SentRequests } from '../../../core/ai/runs/requests/sent-requests.js';
import { Downloads } from '../../../core/export-formats/downloads.js';
import { requestedFormat } from '../../../core/export-formats/table-file.js';
import { PdfService, sendPdf } from '../../../core/pdf/pdf.service.js';
import { PdfContent } from '../../../core/pdf/pdf-content.js';
import type { PdfFormat } from '../../../core/pdf-layout/pdf-layout.js';
import { apiError } from '../../../platform/api-error.js';
import { Call, RawCall } from '../../../platform/call.js';
import { header } from '../../../platform/identify.js';
import { rawInput } from '../../../platform/raw-input.js';
import { accountOf, CurrentContext, itemOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { correctionOf } from '../correction-repository.js';
import { ReadPhoto } from '../reading/read-photo.js';
import { CorrectionResults } from './correction-results.js';
import { CorrectionReturns } from './correction-returns.js';
import { resultPdf } from './result-pdf.js';
import { resultTable } from './result-table.js';
import { correctionOverview } from './shown-results.js';

const calls = contract.aiFeedbacks;

/** Endpoints for texts of a correction. */
@Controller()
export class CorrectionResultsController {
  constructor(
    private readonly database: DataSource,
    private readonly results: CorrectionResults,
    private readonly returns: CorrectionReturns,
    private readonly photo: ReadPhoto,
    private readonly sent: SentRequests,
    private readonly downloads: Downloads,
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

  @RawCall(calls.readPhoto)
  async readPhoto(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    await reply.send(await this.photo.of(context));
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

  @Call(calls.requests)
  requests(@CurrentContext() context: RequestContext) {
    return implement(calls.requests).handler(() => this.sent.ofQuestions({ correctionId: rowOf(context, CorrectionResult).id }));
  }

  @Call(calls.giveBack)
  giveBack(@CurrentContext() context: RequestContext) {
    return implement(calls.giveBack).handler(() => this.returns.giveBack(context));
  }

  @Call(calls.takeBack)
  takeBack(@CurrentContext() context: RequestContext) {
    return implement(calls.takeBack).handler(async () => {
      await this.returns.takeBack(context);
      return {};
    });
  }

  @Call(calls.returned)
  returned(@CurrentContext() context: RequestContext) {
    return implement(calls.returned).handler(() => this.returns.read(header(context.request, HEADERS.responseKey)));
  }

  @RawCall(calls.exportResults)
  async export(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const format = requestedFormat(context);
    if (format === 'zip') throw apiError('BAD_REQUEST', { parameter: 'format' });
    const { manager } = this.database;
    const file = await resultTable(manager, itemOf(context).id, { format, language: accountOf(context).locale ?? 'de' });
    await this.downloads.sendTable(context, reply, file);
  }

  @RawCall(calls.resultPdf)
  async pdf(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    const format = rawInput<PdfFormat>(calls.resultPdf, context);
    await sendPdf(reply, await this.pdfService.make(context, () => this.content.of(context, format, SERVER_LIMITS.pdf, resultPdf)));
  }
}
