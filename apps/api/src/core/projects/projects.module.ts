import { Module } from '@nestjs/common';
import { ItemsModule } from '../items/items.module.js';
import { DestroyProject } from './destroy-project.js';
import { PresenceTracker } from './live/presence-tracker.js';
import { ProjectOverviewPoller } from './live/project-overview-poller.js';
import { ProjectTopic } from './live/project-topic.js';
import { ProjectClock } from './project-clock.js';
import { ProjectItemsController } from './project-items.controller.js';
import { ProjectsController } from './projects.controller.js';
import { PupilClassesController } from './pupil-classes.controller.js';

@Module({
  imports: [ItemsModule],
  controllers: [ProjectItemsController, ProjectsController, PupilClassesController],
  providers: [DestroyProject, ProjectClock, PresenceTracker, ProjectTopic, ProjectOverviewPoller],
  exports: [DestroyProject],
})
export class ProjectsModule {}
