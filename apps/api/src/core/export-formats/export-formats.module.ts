import { Module } from '@nestjs/common';
import { Downloads } from './downloads.js';
import { ItemCopies } from './item-copies.js';
import { LongWritingProcess, WritingProcess } from './word/writing-host.js';

@Module({
  providers: [Downloads, ItemCopies, LongWritingProcess, WritingProcess],
  exports: [Downloads, ItemCopies, LongWritingProcess, WritingProcess],
})
export class ExportFormatsModule {}
