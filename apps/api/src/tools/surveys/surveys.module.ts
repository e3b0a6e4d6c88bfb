import { Module } from '@nestjs/common';
import { AnswersModule } from '../../core/answers/answers.module.js';
import { ExportFormatsModule } from '../../core/export-formats/export-formats.module.js';
import { ItemsModule } from '../../core/items/items.module.js';
import { SurveyDefinitionTopic } from './definition-topic.js';
import { QuestionsController } from './questions.controller.js';
import { ResponsesController } from './responses.controller.js';
import { ResultsController } from './results.controller.js';
import { SurveyAnswers } from './survey-answers.js';

@Module({
  imports: [AnswersModule, ExportFormatsModule, ItemsModule],
  controllers: [QuestionsController, ResponsesController, ResultsController],
  providers: [SurveyDefinitionTopic, SurveyAnswers],
})
export class SurveysModule {}
