import { Module } from '@nestjs/common';
import { ExportFormatsModule } from '../export-formats/export-formats.module.js';
import { ItemsModule } from '../items/items.module.js';
import { PdfService } from './pdf.service.js';
import { PdfContent } from './pdf-content.js';
import { LongPdfWorker, PdfWorker } from './pdf-worker.js';
import { UserPdfsController } from './user-pdfs.controller.js';
import { UserPdfs } from './user-pdfs.js';

@Module({
  imports: [ExportFormatsModule, ItemsModule],
  controllers: [UserPdfsController],
  providers: [LongPdfWorker, PdfContent, PdfService, PdfWorker, UserPdfs],
  exports: [LongPdfWorker, PdfContent, PdfService],
})
export class PdfModule {}
