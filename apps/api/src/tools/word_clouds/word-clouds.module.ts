import { Module } from '@nestjs/common';
import { WordCloudsController } from './word-clouds.controller.js';
import { WordsController } from './words.controller.js';

@Module({ controllers: [WordCloudsController, WordsController] })
export class WordCloudsModule {}
