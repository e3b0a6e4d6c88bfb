import { Module } from '@nestjs/common';
import { AccountsModule } from '../../core/accounts/accounts.module.js';
import { AiModule } from '../../core/ai/ai.module.js';
import { FilesModule } from '../../core/files/files.module.js';
import { ItemsModule } from '../../core/items/items.module.js';
import { TemplatesModule } from '../../core/templates/templates.module.js';
import { AssistantsController } from './assistants.controller.js';

@Module({ imports: [AccountsModule, AiModule, FilesModule, ItemsModule, TemplatesModule], controllers: [AssistantsController] })
export class AssistantsModule {}
