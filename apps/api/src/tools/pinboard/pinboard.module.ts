import { Module } from '@nestjs/common';
import { AccountsModule } from '../../core/accounts/accounts.module.js';
import { BoardsModule } from '../../core/boards/boards.module.js';
import { FilesModule } from '../../core/files/files.module.js';
import { LinkPreviewModule } from '../../core/link-preview/link-preview.module.js';
import { VersionsModule } from '../../core/versions/versions.module.js';
import { ActivitiesController } from './activities/activities.controller.js';
import { LogTopic } from './activities/log-topic.js';
import { AttachmentsController } from './attachments/attachments.controller.js';
import { Attachments } from './attachments/attachments.js';
import { CardsController } from './cards/cards.controller.js';
import { ModerationController } from './cards/moderation.controller.js';
import { VisibleCard } from './cards/visible-card.js';
import { ListsController } from './lists/lists.controller.js';
import { BoardStateController } from './people/board-state.controller.js';
import { PinboardHistoryController } from './pinboard-history.controller.js';
import { Pinboards } from './pinboards.js';
import { Comments } from './reactions/comments.js';
import { Likes } from './reactions/likes.js';
import { ReactedCards } from './reactions/reacted-card.js';
import { ReactionsController } from './reactions/reactions.controller.js';
import { TrashController } from './trash/trash.controller.js';

@Module({
  imports: [AccountsModule, BoardsModule, FilesModule, LinkPreviewModule, VersionsModule],
  controllers: [
    AttachmentsController,
    ReactionsController,
    BoardStateController,
    ListsController,
    CardsController,
    ModerationController,
    TrashController,
    ActivitiesController,
    PinboardHistoryController,
  ],
  providers: [Attachments, Comments, Likes, ReactedCards, VisibleCard, Pinboards, LogTopic],
})
export class PinboardModule {}
