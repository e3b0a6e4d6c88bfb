import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ExportFormatsModule } from '../export-formats/export-formats.module.js';
import { ItemsModule } from '../items/items.module.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { ExportJobs } from './jobs/export-jobs.js';
import { ExportMaker } from './jobs/export-maker.js';
import { ExportRunner } from './jobs/export-runner.js';
import { ExportTopic } from './jobs/export-topic.js';
import { ExportsController } from './jobs/exports.controller.js';
import { MurmelExport } from './jobs/murmel-export.js';
import { ZipExport } from './jobs/zip-export.js';
import { MurmelFilesController } from './murmel/murmel-files.controller.js';
import { MurmelThings } from './murmel/murmel-things.js';
import { TakeAlong } from './murmel/take-along.js';

@Module({
  imports: [AccountsModule, ExportFormatsModule, ItemsModule, PdfModule],
  controllers: [ExportsController, MurmelFilesController],
  providers: [ExportJobs, ExportMaker, ExportRunner, ExportTopic, MurmelExport, MurmelThings, TakeAlong, ZipExport],
  exports: [ExportJobs],
})
export class ExportsModule {}
