import { Module } from '@nestjs/common';
import type { ToolContribution } from '../../core/items/contributions.js';
import { TextDocumentsController } from './text-documents.controller.js';

/** The text itself goes with the item's row by cascade. */
export const textEditorContribution: ToolContribution = {};

@Module({ controllers: [TextDocumentsController] })
export class TextEditorModule {}
