import { ITEM_TYPE_KEYS, TOOL_KEYS } from '@murmel/contracts';
import { Module } from '@nestjs/common';
import { BoardsModule } from '../boards/boards.module.js';
import { FilesModule } from '../files/files.module.js';
import { ShortCodesModule } from '../short-codes/short-codes.module.js';
import { BookmarksController } from './bookmarks/bookmarks.controller.js';
import { childItemsControllers } from './child-items.controller.js';
import { CopyContent } from './copy-content.js';
import { DestroyItem } from './destroy-item.js';
import { ItemAnswer } from './item-answer.js';
import { ItemsController } from './items.controller.js';
import { ItemMetadataTopic } from './live/item-metadata-topic.js';
import { ItemTopic } from './live/item-topic.js';
import { LockedContent } from './locked-content.js';
import { ItemPictures } from './pictures/item-pictures.js';
import { toolItemsController } from './tool-items.controller.js';
import { ToolItems } from './tool-items.js';

@Module({
  imports: [BoardsModule, FilesModule, ShortCodesModule],
  controllers: [
    BookmarksController,
    ItemsController,
    ...ITEM_TYPE_KEYS.map(toolItemsController),
    ...TOOL_KEYS.flatMap(childItemsControllers),
  ],
  providers: [CopyContent, DestroyItem, ItemMetadataTopic, ItemAnswer, ItemPictures, ItemTopic, LockedContent, ToolItems],
  exports: [CopyContent, DestroyItem, ItemAnswer, LockedContent, ToolItems],
})
export class ItemsModule {}
