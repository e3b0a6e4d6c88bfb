import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { DestroyProject } from './destroy-project.js';
import { ProjectPlaces } from './live/project-places.js';
import { ProjectTopic } from './live/project-topic.js';
import { ProjectWatching } from './live/project-watching.js';
import { ProjectClock } from './project-clock.js';
import { ProjectItemsController } from './project-items.controller.js';
import { ProjectsController } from './projects.controller.js';
import { PupilClassesController } from './pupil-classes.controller.js';

@Module({
  imports: [ItemsModule],
  controllers: [ProjectItemsController, ProjectsController, PupilClassesController],
  providers: [DestroyProject, ProjectClock, ProjectPlaces, ProjectTopic, ProjectWatching],
  exports: [DestroyProject],
})
export class ProjectsModule {}
