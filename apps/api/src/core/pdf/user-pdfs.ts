import { type InterfaceLanguage, SERVER_LIMITS } from '@murmel/contracts';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../platform/request-context.js';
import { WordWorker } from '../export-formats/word/word-worker.js';
import type { PdfFormat } from '../pdf-layout/pdf-layout.js';
import { PdfService } from './pdf.service.js';
import { PdfContent } from './pdf-content.js';
import type { MadePdf } from './pdf-worker-task.js';

/** Immediate exports of an item as a PDF or word processor document. */
@Injectable()
export class UserPdfs {
  constructor(
    private readonly pdfService: PdfService,
    private readonly content: PdfContent,
    private readonly writing: WordWorker,
  ) {}

  /** @throws what `Papers.make` throws */
  make(context: RequestContext, format: PdfFormat): Promise<MadePdf> {
    return this.pdfService.make(context, () => this.content.of(context, format, SERVER_LIMITS.pdf));
  }

  /** The same for word processors. @throws what `Papers.inTurn` and `WordWorker` throw */
  word(context: RequestContext, language: InterfaceLanguage): Promise<Uint8Array> {
    const format: PdfFormat = { paper: 'a4', tone: 'colour', language };
    return this.pdfService.inTurn(context, async (lane, signal) =>
      this.writing.write(lane, await this.content.of(context, format, SERVER_LIMITS.pdf), signal),
    );
  }
}
