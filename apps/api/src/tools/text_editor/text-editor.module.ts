import { Module } from '@nestjs/common';
import { DocumentHistoryController } from './document-history.controller.js';

@Module({ controllers: [DocumentHistoryController] })
export class TextEditorModule {}
