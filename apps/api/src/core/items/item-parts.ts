import { ITEM_TYPE_KEYS, TOOL_KEYS } from '@murmel/contracts';
import { childItemsControllers } from './child-items.controller.js';
import { CopyContent } from './copy-content.js';
import { DestroyItem } from './destroy-item.js';
import { ItemAnswer } from './item-answer.js';
import { ItemsController } from './items.controller.js';
import { HeadTopic } from './live/head-topic.js';
import { ItemTopic } from './live/item-topic.js';
import { ItemPictures } from './pictures/item-pictures.js';
import { toolItemsController } from './tool-items.controller.js';
import { ToolItems } from './tool-items.js';

export const itemControllers = [ItemsController, ...ITEM_TYPE_KEYS.map(toolItemsController), ...TOOL_KEYS.flatMap(childItemsControllers)];
export const itemProviders = [CopyContent, DestroyItem, HeadTopic, ItemAnswer, ItemPictures, ItemTopic, ToolItems];
