import { ProjectAccess } from './project-access.js';
import { ProjectClock } from './project-clock.js';
import { ProjectItemsController } from './project-items.controller.js';
import { ProjectsController } from './projects.controller.js';

export const projectControllers = [ProjectsController, ProjectItemsController];
export const projectProviders = [ProjectAccess, ProjectClock];
