import { Module } from '@nestjs/common';
import { ExportFormatsModule } from '../../core/export-formats/export-formats.module.js';
import { FilesModule } from '../../core/files/files.module.js';
import { FilesController } from './files.controller.js';
import { HandInsController } from './hand-ins.controller.js';

@Module({ imports: [ExportFormatsModule, FilesModule], controllers: [FilesController, HandInsController] })
export class FileSharingModule {}
