import { EmptyOwnTrash } from './empty-own-trash.js';
import { TrashController } from './trash.controller.js';

export const trashControllers = [TrashController];
export const trashProviders = [EmptyOwnTrash];
