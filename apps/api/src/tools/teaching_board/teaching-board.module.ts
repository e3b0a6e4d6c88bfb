import { Module } from '@nestjs/common';
import { BoardsModule } from '../../core/boards/boards.module.js';
import { VersionsModule } from '../../core/versions/versions.module.js';
import { AuthorInfoController } from './author/author-info.controller.js';
import { CardsController } from './cards/cards.controller.js';
import { CheckCardContent } from './cards/check-card-content.js';
import { NamesListsController } from './names/names-lists.controller.js';
import { NamesLists } from './names/names-lists.js';
import { PagesController } from './pages/pages.controller.js';
import { TeachingBoardHistoryController } from './teaching-board-history.controller.js';
import { TeachingBoards } from './teaching-boards.js';

@Module({
  imports: [BoardsModule, VersionsModule],
  controllers: [AuthorInfoController, PagesController, CardsController, NamesListsController, TeachingBoardHistoryController],
  providers: [CheckCardContent, NamesLists, TeachingBoards],
})
export class TeachingBoardModule {}
