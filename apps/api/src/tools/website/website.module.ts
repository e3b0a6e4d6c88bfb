import { Module } from '@nestjs/common';
import { ItemsModule } from '../../core/items/items.module.js';
import { VersionsModule } from '../../core/versions/versions.module.js';
import { WebsitesController } from './websites.controller.js';

@Module({ imports: [ItemsModule, VersionsModule], controllers: [WebsitesController] })
export class WebsiteModule {}
