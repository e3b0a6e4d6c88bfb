import { CollectionsController } from './collections.controller.js';

export const collectionControllers = [CollectionsController];
