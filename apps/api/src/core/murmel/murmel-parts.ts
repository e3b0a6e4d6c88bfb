import { BringMurmel } from './bring-murmel.js';
import { MurmelFilesController } from './murmel-files.controller.js';
import { TakeAlong } from './take-along.js';

export const murmelControllers = [MurmelFilesController];
export const murmelProviders = [BringMurmel, TakeAlong];
