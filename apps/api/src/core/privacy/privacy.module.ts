import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AiModule } from '../ai/ai.module.js';
import { ClassesModule } from '../classes/classes.module.js';
import { ExportFormatsModule } from '../export-formats/export-formats.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { ItemsModule } from '../items/items.module.js';
import { EraseAccount } from './erase-account.js';
import { ExportAccount } from './export-account.js';
import { PrivacyController } from './privacy.controller.js';

@Module({
  imports: [AccountsModule, AiModule, ClassesModule, ExportFormatsModule, ExportsModule, ItemsModule],
  controllers: [PrivacyController],
  providers: [EraseAccount, ExportAccount],
  exports: [EraseAccount],
})
export class PrivacyModule {}
