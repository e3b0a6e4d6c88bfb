import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DocumentCalls } from './document-calls.js';
import { DocumentUpdatesController } from './document-updates.controller.js';

@Module({ imports: [AccountsModule], controllers: [DocumentUpdatesController], providers: [DocumentCalls] })
export class DocumentsModule {}
