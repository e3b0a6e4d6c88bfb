import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { GalleryModule } from '../gallery/gallery.module.js';
import { ItemsModule } from '../items/items.module.js';
import { RemixesModule } from '../remixes/remixes.module.js';
import { CollectionsController } from './collections.controller.js';

@Module({ imports: [FilesModule, GalleryModule, ItemsModule, RemixesModule], controllers: [CollectionsController] })
export class CollectionsModule {}
