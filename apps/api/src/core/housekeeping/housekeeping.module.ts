import { Module } from '@nestjs/common';
import { BoardsModule } from '../boards/boards.module.js';
import { ClassesModule } from '../classes/classes.module.js';
import { ExportsModule } from '../exports/exports.module.js';
import { FilesModule } from '../files/files.module.js';
import { ItemsModule } from '../items/items.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { UploadsModule } from '../uploads/uploads.module.js';
import { Housekeeping } from './housekeeping.js';
import { JobRunner } from './job-runner.js';
import { StoredKeysCheck } from './stored-keys-check.js';

@Module({
  imports: [BoardsModule, ClassesModule, ExportsModule, FilesModule, ItemsModule, ProjectsModule, UploadsModule],
  providers: [Housekeeping, JobRunner, StoredKeysCheck],
})
export class HousekeepingModule {}
