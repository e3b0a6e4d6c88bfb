import { Module } from '@nestjs/common';
import { FilesController } from './files.controller.js';
import { HandInsController } from './hand-ins.controller.js';

@Module({ controllers: [FilesController, HandInsController] })
export class FileSharingModule {}
