import { Module } from '@nestjs/common';
import { CardsController } from './cards/cards.controller.js';
import { GivenContent } from './cards/given-content.js';
import { NamesListsController } from './names/names-lists.controller.js';
import { NamesLists } from './names/names-lists.js';
import { PagesController } from './pages/pages.controller.js';
import { ScreensController } from './screens/screens.controller.js';
import { TeachingBoards } from './teaching-boards.js';

@Module({
  controllers: [ScreensController, PagesController, CardsController, NamesListsController],
  providers: [GivenContent, NamesLists, TeachingBoards],
})
export class TeachingBoardModule {}
