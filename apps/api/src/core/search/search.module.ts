import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { SearchController } from './search.controller.js';
import { SearchIndexRunner } from './search-index-runner.js';
import { SearchIndexWriter } from './search-index-writer.js';

@Module({ imports: [ItemsModule], controllers: [SearchController], providers: [SearchIndexRunner, SearchIndexWriter] })
export class SearchModule {}
