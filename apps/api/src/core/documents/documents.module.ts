import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DocumentUpdatesController } from './document-updates.controller.js';
import { HttpDocuments } from './http-documents.js';

@Module({ imports: [AccountsModule], controllers: [DocumentUpdatesController], providers: [HttpDocuments] })
export class DocumentsModule {}
