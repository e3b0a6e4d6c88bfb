import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { FileStorageModule } from '../file-storage/file-storage.module.js';
import { DrawnFiles } from './drawn-files.js';
import { FileQuota } from './file-quota.js';
import { FileRules } from './file-rules.js';
import { ItemFiles } from './item-files.js';
import { OwnerFilesController } from './owner-files.controller.js';
import { OwnerFiles } from './owner-files.js';
import { PicturesController } from './pictures.controller.js';
import { Pictures } from './pictures.js';
import { UnusedFiles } from './unused-files.js';

@Module({
  imports: [AccountsModule, FileStorageModule],
  controllers: [OwnerFilesController, PicturesController],
  providers: [DrawnFiles, FileQuota, FileRules, ItemFiles, OwnerFiles, Pictures, UnusedFiles],
  exports: [DrawnFiles, FileQuota, FileRules, ItemFiles, OwnerFiles, UnusedFiles],
})
export class FilesModule {}
