import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { RemixesModule } from '../remixes/remixes.module.js';
import { ProductTemplates } from './product-templates.js';
import { TemplatesController } from './templates.controller.js';

@Module({
  imports: [ItemsModule, RemixesModule],
  controllers: [TemplatesController],
  providers: [ProductTemplates],
  exports: [ProductTemplates],
})
export class TemplatesModule {}
