import { Module } from '@nestjs/common';
import { VersionsModule } from '../../core/versions/versions.module.js';
import { DocumentHistoryController } from './document-history.controller.js';

@Module({ imports: [VersionsModule], controllers: [DocumentHistoryController] })
export class TextEditorModule {}
