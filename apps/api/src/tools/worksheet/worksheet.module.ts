import { Module } from '@nestjs/common';
import { AiModule } from '../../core/ai/ai.module.js';
import { AnswersModule } from '../../core/answers/answers.module.js';
import { BoardsModule } from '../../core/boards/boards.module.js';
import { ExportFormatsModule } from '../../core/export-formats/export-formats.module.js';
import { H5pModule } from '../../core/h5p/h5p.module.js';
import { ItemsModule } from '../../core/items/items.module.js';
import { PdfModule } from '../../core/pdf/pdf.module.js';
import { VersionsModule } from '../../core/versions/versions.module.js';
import { AnswerOptionsController } from './blocks/answer-options.controller.js';
import { BlocksController } from './blocks/blocks.controller.js';
import { CheckBlockContent } from './blocks/check-block-content.js';
import { PackagesController } from './blocks/packages.controller.js';
import { FeedbackController } from './feedback/feedback.controller.js';
import { FeedbackOnWork } from './feedback/feedback.js';
import { ResponseTopic } from './grid/response-topic.js';
import { WorksheetPdfController } from './pdf/worksheet-pdf.controller.js';
import { WorksheetPdfService } from './pdf/worksheet-pdf.service.js';
import { WizardController } from './wizard/wizard.controller.js';
import { WorksheetWizard } from './wizard/worksheet-wizard.js';
import { EditResponse } from './work/edit-response.js';
import { WorksheetResponsesController } from './work/responses.controller.js';
import { WorksheetHistoryController } from './worksheet-history.controller.js';
import { Worksheets } from './worksheets.js';

@Module({
  imports: [AiModule, AnswersModule, BoardsModule, ExportFormatsModule, H5pModule, ItemsModule, PdfModule, VersionsModule],
  controllers: [
    BlocksController,
    AnswerOptionsController,
    PackagesController,
    WorksheetResponsesController,
    FeedbackController,
    WorksheetHistoryController,
    WorksheetPdfController,
    WizardController,
  ],
  providers: [Worksheets, CheckBlockContent, EditResponse, FeedbackOnWork, ResponseTopic, WorksheetPdfService, WorksheetWizard],
})
export class WorksheetModule {}
