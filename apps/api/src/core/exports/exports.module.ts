import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { ExportFormatsModule } from '../export-formats/export-formats.module.js';
import { ItemsModule } from '../items/items.module.js';
import { PdfModule } from '../pdf/pdf.module.js';
import { ArchiveExport } from './jobs/archive-export.js';
import { ExportJobs } from './jobs/export-jobs.js';
import { ExportRunner } from './jobs/export-runner.js';
import { ExportTopic } from './jobs/export-topic.js';
import { ExportsController } from './jobs/exports.controller.js';
import { RunExport } from './jobs/run-export.js';
import { ZipExport } from './jobs/zip-export.js';
import { ArchiveFormat } from './murmel/archive-format.js';
import { ArchivesController } from './murmel/archives.controller.js';
import { ExportArchive } from './murmel/export-archive.js';

@Module({
  imports: [AccountsModule, ExportFormatsModule, ItemsModule, PdfModule],
  controllers: [ExportsController, ArchivesController],
  providers: [ExportJobs, RunExport, ExportRunner, ExportTopic, ArchiveExport, ArchiveFormat, ExportArchive, ZipExport],
  exports: [ExportJobs],
})
export class ExportsModule {}
