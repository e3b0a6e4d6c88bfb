import { Module } from '@nestjs/common';
import { AiModule } from '../../core/ai/ai.module.js';
import { PdfModule } from '../../core/pdf/pdf.module.js';
import { CorrectionRunner } from './reading/correction-runner.js';
import { CorrectionResults } from './results/correction-results.js';
import { CorrectionResultsController } from './results/results.controller.js';

@Module({
  imports: [AiModule, PdfModule],
  controllers: [CorrectionResultsController],
  providers: [CorrectionResults, CorrectionRunner],
})
export class CorrectionAidModule {}
