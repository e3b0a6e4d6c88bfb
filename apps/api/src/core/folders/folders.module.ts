import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { FoldersController } from './folders.controller.js';
import { LibraryTopic } from './library-topic.js';

@Module({ imports: [ItemsModule], controllers: [FoldersController], providers: [LibraryTopic] })
export class FoldersModule {}
