import { type ContentKind, ITEM_TYPES, type ItemTypeKey } from '@murmel/contracts';
import { Global, Module } from '@nestjs/common';
import { folderContribution } from '../core/folders/folder-contribution.js';
import { CONTRIBUTIONS, type Contributions, type ToolContribution } from '../core/items/contributions.js';
import { linkShortenerContribution } from './link_shortener/link-shortener.contribution.js';
import { LinkShortenerModule } from './link_shortener/link-shortener.module.js';
import { pinboardContribution } from './pinboard/pinboard.contribution.js';
import { PinboardModule } from './pinboard/pinboard.module.js';
import { surveysContribution } from './surveys/surveys.contribution.js';
import { SurveysModule } from './surveys/surveys.module.js';
import { teachingBoardContribution } from './teaching_board/teaching-board.contribution.js';
import { TeachingBoardModule } from './teaching_board/teaching-board.module.js';
import { textEditorContribution } from './text_editor/text-editor.contribution.js';
import { TextEditorModule } from './text_editor/text-editor.module.js';
import { wordCloudsContribution } from './word_clouds/word-clouds.contribution.js';
import { WordCloudsModule } from './word_clouds/word-clouds.module.js';
import { worksheetContribution } from './worksheet/worksheet.contribution.js';
import { WorksheetModule } from './worksheet/worksheet.module.js';

/** Every type's part in the life of items. A type without a line here does not compile. */
const contributionOf = {
  folders: folderContribution,
  text_editor: textEditorContribution,
  word_clouds: wordCloudsContribution,
  surveys: surveysContribution,
  pinboard: pinboardContribution,
  teaching_board: teachingBoardContribution,
  worksheet: worksheetContribution,
  link_shortener: linkShortenerContribution,
} satisfies Record<ItemTypeKey, ToolContribution>;

const contributions: Contributions = Object.fromEntries(
  Object.entries(contributionOf).map(([key, contribution]) => [ITEM_TYPES[key as ItemTypeKey].kind as ContentKind, contribution]),
);

@Global()
@Module({ providers: [{ provide: CONTRIBUTIONS, useValue: contributions }], exports: [CONTRIBUTIONS] })
class ContributionsModule {}

/** All tools of the api; the only file that imports them. */
export const toolModules = [
  ContributionsModule,
  TextEditorModule,
  WordCloudsModule,
  SurveysModule,
  PinboardModule,
  TeachingBoardModule,
  WorksheetModule,
  LinkShortenerModule,
];
