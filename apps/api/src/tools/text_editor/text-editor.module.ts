import { Module } from '@nestjs/common';
import { DocumentHistoryController } from './document-history.controller.js';
import { TextDocumentsController } from './text-documents.controller.js';

@Module({ controllers: [DocumentHistoryController, TextDocumentsController] })
export class TextEditorModule {}
