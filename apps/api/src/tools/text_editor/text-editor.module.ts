import { Module } from '@nestjs/common';
import { AiModule } from '../../core/ai/ai.module.js';
import { VersionsModule } from '../../core/versions/versions.module.js';
import { DocumentHistoryController } from './document-history.controller.js';
import { SuggestionsController } from './suggestions.controller.js';

@Module({ imports: [AiModule, VersionsModule], controllers: [DocumentHistoryController, SuggestionsController] })
export class TextEditorModule {}
