import { Module } from '@nestjs/common';
import { FileStorageModule } from '../file-storage/file-storage.module.js';
import { FilesModule } from '../files/files.module.js';
import { ItemsModule } from '../items/items.module.js';
import { RecordingsModule } from '../recordings/recordings.module.js';
import { BringIn } from './bring-in.js';
import { BroughtInController } from './brought-in.controller.js';
import { BringMurmel } from './murmel/bring-murmel.js';
import { ReadingProcess } from './reading-host.js';

@Module({
  imports: [FileStorageModule, FilesModule, ItemsModule, RecordingsModule],
  controllers: [BroughtInController],
  providers: [BringIn, BringMurmel, ReadingProcess],
  exports: [ReadingProcess],
})
export class ImportsModule {}
