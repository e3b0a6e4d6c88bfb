import { Module } from '@nestjs/common';
import { DocumentHistoryController } from './document-history.controller.js';
import { SuggestionsController } from './suggestions.controller.js';

@Module({ controllers: [DocumentHistoryController, SuggestionsController] })
export class TextEditorModule {}
