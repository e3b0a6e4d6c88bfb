import { DestroyProject } from './destroy-project.js';
import { ProjectPlaces } from './live/project-places.js';
import { ProjectTopic } from './live/project-topic.js';
import { ProjectWatching } from './live/project-watching.js';
import { ProjectAccess } from './project-access.js';
import { ProjectClock } from './project-clock.js';
import { ProjectItemsController } from './project-items.controller.js';
import { ProjectsController } from './projects.controller.js';
import { PupilClassesController } from './pupil-classes.controller.js';

export const projectControllers = [ProjectsController, ProjectItemsController, PupilClassesController];
export const projectProviders = [DestroyProject, ProjectAccess, ProjectClock, ProjectPlaces, ProjectTopic, ProjectWatching];
