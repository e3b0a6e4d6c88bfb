import { Module } from '@nestjs/common';
import { ExportFormatsModule } from '../export-formats/export-formats.module.js';
import { ItemsModule } from '../items/items.module.js';
import { PaperContent } from './paper-content.js';
import { Papers } from './papers.js';
import { LongSettingProcess, SettingProcess } from './setting-host.js';
import { UserPdfsController } from './user-pdfs.controller.js';
import { UserPdfs } from './user-pdfs.js';

@Module({
  imports: [ExportFormatsModule, ItemsModule],
  controllers: [UserPdfsController],
  providers: [LongSettingProcess, PaperContent, Papers, SettingProcess, UserPdfs],
  exports: [LongSettingProcess, PaperContent, Papers],
})
export class PdfModule {}
