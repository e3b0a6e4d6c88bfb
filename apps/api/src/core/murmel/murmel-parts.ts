import { BringMurmel } from './bring-murmel.js';
import { MurmelFilesController } from './murmel-files.controller.js';
import { MurmelThings } from './murmel-things.js';
import { TakeAlong } from './take-along.js';

export const murmelControllers = [MurmelFilesController];
export const murmelProviders = [BringMurmel, MurmelThings, TakeAlong];
