import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { FileStorageModule } from '../file-storage/file-storage.module.js';
import { FilesModule } from '../files/files.module.js';
import { UploadsController } from './uploads.controller.js';
import { Uploads } from './uploads.js';

@Module({
  imports: [AccountsModule, FileStorageModule, FilesModule],
  controllers: [UploadsController],
  providers: [Uploads],
  exports: [Uploads],
})
export class UploadsModule {}
