import { Module } from '@nestjs/common';
import { AiModule } from '../../core/ai/ai.module.js';
import { ExportFormatsModule } from '../../core/export-formats/export-formats.module.js';
import { ExtractionModule } from '../../core/extraction/extraction.module.js';
import { FileStorageModule } from '../../core/file-storage/file-storage.module.js';
import { PdfModule } from '../../core/pdf/pdf.module.js';
import { CorrectionRunner } from './reading/correction-runner.js';
import { ReadPhoto } from './reading/read-photo.js';
import { CorrectionResults } from './results/correction-results.js';
import { CorrectionReturns } from './results/correction-returns.js';
import { CorrectionResultsController } from './results/results.controller.js';

@Module({
  imports: [AiModule, ExportFormatsModule, ExtractionModule, FileStorageModule, PdfModule],
  controllers: [CorrectionResultsController],
  providers: [CorrectionResults, CorrectionReturns, CorrectionRunner, ReadPhoto],
})
export class CorrectionAidModule {}
