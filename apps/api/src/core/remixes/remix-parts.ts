import { NewStates } from './new-states.js';
import { Remix } from './remix.js';
import { RemixesController } from './remixes.controller.js';

export const remixControllers = [RemixesController];
export const remixProviders = [NewStates, Remix];
