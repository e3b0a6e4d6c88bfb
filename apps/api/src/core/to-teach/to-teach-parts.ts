import { ToTeachController } from './to-teach.controller.js';
import { ToTeach } from './to-teach.js';

export const toTeachControllers = [ToTeachController];
export const toTeachProviders = [ToTeach];
