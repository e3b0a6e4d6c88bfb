import { Module } from '@nestjs/common';
import { Downloads } from './downloads.js';
import { ItemCopies } from './item-copies.js';
import { LongWordWorker, WordWorker } from './word/word-worker.js';

@Module({
  providers: [Downloads, ItemCopies, LongWordWorker, WordWorker],
  exports: [Downloads, ItemCopies, LongWordWorker, WordWorker],
})
export class ExportFormatsModule {}
