import { Module } from '@nestjs/common';
import { DefinitionTopic } from './definition-topic.js';
import { QuestionsController } from './questions.controller.js';
import { ResponsesController } from './responses.controller.js';
import { ResultsController } from './results.controller.js';
import { SurveyAnswers } from './survey-answers.js';

@Module({
  controllers: [QuestionsController, ResponsesController, ResultsController],
  providers: [DefinitionTopic, SurveyAnswers],
})
export class SurveysModule {}
