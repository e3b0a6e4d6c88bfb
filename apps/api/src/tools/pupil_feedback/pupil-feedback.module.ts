import { Module } from '@nestjs/common';
import { AiModule } from '../../core/ai/ai.module.js';
import { AnswersModule } from '../../core/answers/answers.module.js';
import { ExtractionModule } from '../../core/extraction/extraction.module.js';
import { FilesModule } from '../../core/files/files.module.js';
import { TextFeedbackController } from './feedback/feedback.controller.js';
import { TextFeedback } from './feedback/text-feedback.js';
import { HintRunner } from './hints/hint-runner.js';
import { HintsController } from './hints/hints.controller.js';
import { MaterialWords } from './hints/material-words.js';
import { PhotoRunner } from './photos/photo-runner.js';
import { PhotosController } from './photos/photos.controller.js';
import { HandInText } from './writing/hand-in.js';
import { PupilTextTopic } from './writing/text-topic.js';
import { PupilWritingController } from './writing/writing.controller.js';

@Module({
  imports: [AiModule, AnswersModule, ExtractionModule, FilesModule],
  controllers: [PupilWritingController, TextFeedbackController, HintsController, PhotosController],
  providers: [HandInText, HintRunner, MaterialWords, PhotoRunner, TextFeedback, PupilTextTopic],
})
export class PupilFeedbackModule {}
