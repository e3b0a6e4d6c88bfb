import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { ItemsModule } from '../items/items.module.js';
import { Remix } from './remix.js';
import { RemixesController } from './remixes.controller.js';
import { SyncCopy } from './sync-copy.js';

@Module({ imports: [FilesModule, ItemsModule], controllers: [RemixesController], providers: [SyncCopy, Remix], exports: [Remix] })
export class RemixesModule {}
