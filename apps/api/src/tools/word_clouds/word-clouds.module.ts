import { Module } from '@nestjs/common';
import { WordsController } from './words.controller.js';

@Module({ controllers: [WordsController] })
export class WordCloudsModule {}
