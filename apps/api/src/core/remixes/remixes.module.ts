import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { ItemsModule } from '../items/items.module.js';
import { NewStates } from './new-states.js';
import { Remix } from './remix.js';
import { RemixesController } from './remixes.controller.js';

@Module({ imports: [FilesModule, ItemsModule], controllers: [RemixesController], providers: [NewStates, Remix], exports: [Remix] })
export class RemixesModule {}
