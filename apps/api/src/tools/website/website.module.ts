import { Module } from '@nestjs/common';
import { ExportFormatsModule } from '../../core/export-formats/export-formats.module.js';
import { ItemsModule } from '../../core/items/items.module.js';
import { VersionsModule } from '../../core/versions/versions.module.js';
import { WebsitesController } from './websites.controller.js';

@Module({ imports: [ExportFormatsModule, ItemsModule, VersionsModule], controllers: [WebsitesController] })
export class WebsiteModule {}
