import { Module } from '@nestjs/common';
import { ItemsModule } from '../../core/items/items.module.js';
import { TimetableEventsController } from './events/events.controller.js';
import { TimetableFeedController } from './feed/feed.controller.js';
import { TimetableFeeds } from './feed/timetable-feeds.js';
import { TimetableIcsController } from './ics/ics.controller.js';
import { IcsWorker } from './ics/ics-worker.js';
import { ImportIcs } from './ics/import-ics.js';
import { TimetablePartsController } from './parts.controller.js';
import { TimetableAnswers } from './timetable-answers.js';

@Module({
  imports: [ItemsModule],
  controllers: [TimetablePartsController, TimetableEventsController, TimetableFeedController, TimetableIcsController],
  providers: [TimetableAnswers, TimetableFeeds, IcsWorker, ImportIcs],
})
export class TimetableModule {}
