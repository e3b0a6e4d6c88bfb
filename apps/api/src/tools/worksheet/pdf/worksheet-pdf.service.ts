import { SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LayoutTask } from '../../../core/export-formats/word/word-worker-task.js';
import { PdfService } from '../../../core/pdf/pdf.service.js';
import { PdfContent } from '../../../core/pdf/pdf-content.js';
import type { MadePdf, PdfPreview } from '../../../core/pdf/pdf-worker-task.js';
import type { PdfFormat } from '../../../core/pdf-layout/pdf-layout.js';
import type { PdfContribution } from '../../../core/tool-contribution/contributions.js';
import { itemOf, type RequestContext } from '../../../platform/request-context.js';
import { worksheetOf } from '../worksheet-repository.js';
import { responsesPdf } from './responses-pdf.js';
import { type WorksheetLayout } from './shown-sheet.js';
import { plainSheet, solvedSheet } from './worksheet-layout.js';

/** A worksheet on paper, in each way in which a teacher wants it. Who may have which is decided before. */
@Injectable()
export class WorksheetPdfService {
  constructor(
    private readonly database: DataSource,
    private readonly pdfService: PdfService,
    private readonly content: PdfContent,
  ) {}

  /** @throws NOT_FOUND for items of other tools, what `Papers.make` throws */
  sheet(context: RequestContext, wanted: WorksheetLayout & PdfFormat): Promise<MadePdf> {
    return this.pdfService.make(context, () => this.of(context, wanted, plainSheet(wanted)));
  }

  /** The same pages to look at. @throws as `sheet` */
  pages(context: RequestContext, wanted: WorksheetLayout & PdfFormat): Promise<PdfPreview> {
    return this.pdfService.preview(context, () => this.of(context, wanted, plainSheet(wanted)));
  }

  /** @throws as `sheet` */
  solutions(context: RequestContext, wanted: Pick<WorksheetLayout, 'version'> & PdfFormat): Promise<MadePdf> {
    return this.pdfService.make(context, () => this.of(context, wanted, solvedSheet(wanted.version)));
  }

  /** @throws as `sheet` */
  responses(context: RequestContext, wanted: PdfFormat): Promise<MadePdf> {
    return this.pdfService.make(context, () => this.of(context, wanted, responsesPdf));
  }

  private async of(context: RequestContext, format: PdfFormat, shown: PdfContribution): Promise<LayoutTask> {
    await worksheetOf(this.database.manager, itemOf(context).id);
    return this.content.of(context, format, SERVER_LIMITS.pdf, shown);
  }
}
