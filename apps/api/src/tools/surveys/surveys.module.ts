import { Module } from '@nestjs/common';
import { DefinitionTopic } from './definition-topic.js';
import { QuestionsController } from './questions.controller.js';
import { ResponsesController } from './responses.controller.js';
import { Responses } from './responses.js';
import { ResultsController } from './results.controller.js';
import { SurveyAnswers } from './survey-answers.js';

@Module({
  controllers: [QuestionsController, ResponsesController, ResultsController],
  providers: [DefinitionTopic, Responses, SurveyAnswers],
})
export class SurveysModule {}
