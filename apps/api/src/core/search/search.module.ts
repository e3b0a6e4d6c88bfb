import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { SearchController } from './search.controller.js';
import { WordsRunner } from './words-runner.js';
import { WordsWriter } from './words-writer.js';

@Module({ imports: [ItemsModule], controllers: [SearchController], providers: [WordsRunner, WordsWriter] })
export class SearchModule {}
