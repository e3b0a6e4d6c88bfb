import { DestroyItem } from './destroy-item.js';
import { ItemAnswer } from './item-answer.js';
import { ItemsController } from './items.controller.js';

export const itemControllers = [ItemsController];
export const itemProviders = [DestroyItem, ItemAnswer];
