import { BringIn } from './bring-in.js';
import { BroughtInController } from './brought-in.controller.js';
import { ReadingProcess } from './reading-host.js';

export const importControllers = [BroughtInController];
export const importProviders = [BringIn, ReadingProcess];
