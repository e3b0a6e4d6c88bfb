import { Module } from '@nestjs/common';
import { ClassesModule } from '../classes/classes.module.js';
import { ItemsModule } from '../items/items.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { EmptyOwnTrash } from './empty-own-trash.js';
import { TrashController } from './trash.controller.js';

@Module({ imports: [ClassesModule, ItemsModule, ProjectsModule], controllers: [TrashController], providers: [EmptyOwnTrash] })
export class TrashModule {}
