import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { sendPdf } from '../../../core/pdf/pdf.service.js';
import type { PdfFormat } from '../../../core/pdf-layout/pdf-layout.js';
import { Call, RawCall } from '../../../platform/call.js';
import { rawInput } from '../../../platform/raw-input.js';
import { CurrentContext, type RequestContext } from '../../../platform/request-context.js';
import type { WorksheetLayout } from './shown-sheet.js';
import { WorksheetPdfService } from './worksheet-pdf.service.js';

const calls = contract.worksheets;

/** Worksheets on paper: to work on, to correct with, and what was answered. */
@Controller()
export class WorksheetPdfController {
  constructor(private readonly pdfService: WorksheetPdfService) {}

  @RawCall(calls.sheetPdf)
  async sheet(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    await sendPdf(reply, await this.pdfService.sheet(context, rawInput<WorksheetLayout & PdfFormat>(calls.sheetPdf, context)));
  }

  @Call(calls.sheetPages)
  pages(@CurrentContext() context: RequestContext) {
    return implement(calls.sheetPages).handler(({ input: { id: _id, ...wanted } }) => this.pdfService.pages(context, wanted));
  }

  @RawCall(calls.solutionPdf)
  async solutions(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    await sendPdf(
      reply,
      await this.pdfService.solutions(context, rawInput<Pick<WorksheetLayout, 'version'> & PdfFormat>(calls.solutionPdf, context)),
    );
  }

  @RawCall(calls.responsesPdf)
  async responses(@CurrentContext() context: RequestContext, @Res() reply: FastifyReply): Promise<void> {
    await sendPdf(reply, await this.pdfService.responses(context, rawInput<PdfFormat>(calls.responsesPdf, context)));
  }
}
