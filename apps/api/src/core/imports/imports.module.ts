import { Module } from '@nestjs/common';
import { FileStorageModule } from '../file-storage/file-storage.module.js';
import { FilesModule } from '../files/files.module.js';
import { ItemsModule } from '../items/items.module.js';
import { RecordingsModule } from '../recordings/recordings.module.js';
import { FileWordsController } from './file-words.controller.js';
import { ImportFile } from './import-file.js';
import { ImportWorker } from './import-worker.js';
import { ImportsController } from './imports.controller.js';
import { ImportArchive } from './murmel/import-archive.js';

@Module({
  imports: [FileStorageModule, FilesModule, ItemsModule, RecordingsModule],
  controllers: [FileWordsController, ImportsController],
  providers: [ImportFile, ImportArchive, ImportWorker],
  exports: [ImportWorker],
})
export class ImportsModule {}
