import { type ContentKind, ITEM_TYPES, type ItemTypeKey } from '@murmel/contracts';
import { Global, Module } from '@nestjs/common';
import { folderContribution } from '../core/folders/folder-contribution.js';
import { CONTRIBUTIONS, type Contributions, type ToolContribution } from '../core/tool-contribution/contributions.js';
import { assistantsContribution } from './assistants/assistants.contribution.js';
import { AssistantsModule } from './assistants/assistants.module.js';
import { audioRecorderContribution } from './audio_recorder/audio-recorder.contribution.js';
import { correctionAidContribution } from './correction_aid/correction-aid.contribution.js';
import { CorrectionAidModule } from './correction_aid/correction-aid.module.js';
import { fileSharingContribution } from './file_sharing/file-sharing.contribution.js';
import { FileSharingModule } from './file_sharing/file-sharing.module.js';
import { linkShortenerContribution } from './link_shortener/link-shortener.contribution.js';
import { LinkShortenerModule } from './link_shortener/link-shortener.module.js';
import { miniToolsContribution } from './mini_tools/mini-tools.contribution.js';
import { MiniToolsModule } from './mini_tools/mini-tools.module.js';
import { pinboardContribution } from './pinboard/pinboard.contribution.js';
import { PinboardModule } from './pinboard/pinboard.module.js';
import { pupilFeedbackContribution } from './pupil_feedback/pupil-feedback.contribution.js';
import { PupilFeedbackModule } from './pupil_feedback/pupil-feedback.module.js';
import { qrcodesContribution } from './qrcodes/qrcodes.contribution.js';
import { QrcodesModule } from './qrcodes/qrcodes.module.js';
import { screenRecorderContribution } from './screen_recorder/screen-recorder.contribution.js';
import { surveysContribution } from './surveys/surveys.contribution.js';
import { SurveysModule } from './surveys/surveys.module.js';
import { teachingBoardContribution } from './teaching_board/teaching-board.contribution.js';
import { TeachingBoardModule } from './teaching_board/teaching-board.module.js';
import { textEditorContribution } from './text_editor/text-editor.contribution.js';
import { TextEditorModule } from './text_editor/text-editor.module.js';
import { timetableContribution } from './timetable/timetable.contribution.js';
import { TimetableModule } from './timetable/timetable.module.js';
import { prototypeCalendarContribution } from './timetable_prototype/prototype-calendar.contribution.js';
import { PrototypeCalendarModule } from './timetable_prototype/prototype-calendar.module.js';
import { videoRecorderContribution } from './video_recorder/video-recorder.contribution.js';
import { websiteContribution } from './website/website.contribution.js';
import { WebsiteModule } from './website/website.module.js';
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
  assistants: assistantsContribution,
  link_shortener: linkShortenerContribution,
  qrcodes: qrcodesContribution,
  file_sharing: fileSharingContribution,
  website: websiteContribution,
  audio_recorder: audioRecorderContribution,
  screen_recorder: screenRecorderContribution,
  video_recorder: videoRecorderContribution,
  mini_tools: miniToolsContribution,
  pupil_feedback: pupilFeedbackContribution,
  correction_aid: correctionAidContribution,
  timetable: timetableContribution,
  timetable_prototype: prototypeCalendarContribution,
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
  AssistantsModule,
  MiniToolsModule,
  PupilFeedbackModule,
  PrototypeCalendarModule,
  CorrectionAidModule,
  LinkShortenerModule,
  QrcodesModule,
  TimetableModule,
  FileSharingModule,
  WebsiteModule,
];
