import { Module } from '@nestjs/common';
import { ActivitiesController } from './activities/activities.controller.js';
import { LogTopic } from './activities/log-topic.js';
import { attachmentControllers, attachmentProviders } from './attachments/attachment-parts.js';
import { CardsController } from './cards/cards.controller.js';
import { ModerationController } from './cards/moderation.controller.js';
import { OneCard } from './cards/one-card.js';
import { ListsController } from './lists/lists.controller.js';
import { BoardStateController } from './people/board-state.controller.js';
import { PinboardHistoryController } from './pinboard-history.controller.js';
import { Pinboards } from './pinboards.js';
import { reactionControllers, reactionProviders } from './reactions/reaction-parts.js';
import { TrashController } from './trash/trash.controller.js';

@Module({
  controllers: [
    ...attachmentControllers,
    ...reactionControllers,
    BoardStateController,
    ListsController,
    CardsController,
    ModerationController,
    TrashController,
    ActivitiesController,
    PinboardHistoryController,
  ],
  providers: [...attachmentProviders, ...reactionProviders, OneCard, Pinboards, LogTopic],
})
export class PinboardModule {}
