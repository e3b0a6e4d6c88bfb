import { contract } from '@murmel/contracts';
import { Controller, Res } from '@nestjs/common';
import { implement } from '@orpc/nest';
import type { FastifyReply } from 'fastify';
import { sendPdf } from '../../../core/pdf/papers.js';
import type { PaperFormat } from '../../../core/pdf-layout/paper.js';
import { Asked, type Asking } from '../../../platform/asking.js';
import { Call, RawCall } from '../../../platform/call.js';
import { sentTo } from '../../../platform/sent-to.js';
import type { SheetOnPaper } from './shown-sheet.js';
import { WorksheetPapers } from './worksheet-papers.js';

const calls = contract.worksheets;

/** Worksheets on paper: to work on, to correct with, and what was answered. */
@Controller()
export class WorksheetPaperController {
  constructor(private readonly papers: WorksheetPapers) {}

  @RawCall(calls.sheetPdf)
  async sheet(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    await sendPdf(reply, await this.papers.sheet(asking, sentTo<SheetOnPaper & PaperFormat>(calls.sheetPdf, asking)));
  }

  @Call(calls.sheetPages)
  pages(@Asked() asking: Asking) {
    return implement(calls.sheetPages).handler(({ input: { id: _id, ...wanted } }) => this.papers.pages(asking, wanted));
  }

  @RawCall(calls.solutionPdf)
  async solutions(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    await sendPdf(
      reply,
      await this.papers.solutions(asking, sentTo<Pick<SheetOnPaper, 'version'> & PaperFormat>(calls.solutionPdf, asking)),
    );
  }

  @RawCall(calls.responsesPdf)
  async responses(@Asked() asking: Asking, @Res() reply: FastifyReply): Promise<void> {
    await sendPdf(reply, await this.papers.responses(asking, sentTo<PaperFormat>(calls.responsesPdf, asking)));
  }
}
