import type { ItemTypeKey } from '@murmel/contracts';
import {
  IconBrowserShare,
  IconChalkboardTeacher,
  IconChartBar,
  IconCloudHeart,
  IconFileText,
  IconFlask2,
  IconFolder,
  IconFolderShare,
  IconLayoutKanban,
  IconLink,
  IconMicrophone,
  IconQrcode,
  IconRobotFace,
  IconScreenShare,
  IconVideo,
  IconWriting,
} from '@tabler/icons-react';
import type { Icon } from '../../ui/icon';
import type { SwirlIndex } from '../../ui/marbles/swirls';
import type { MarbleColour } from '../../ui/theme/scales';

/** Visual properties that distinguish the items of a type at a glance. */
export interface ToolAppearance {
  icon: Icon;
  colour: MarbleColour;
  swirl: SwirlIndex;
}

/** A guest's first screen does without: it would bring the pictures of all tools along. */
export const TOOL_APPEARANCES = {
  folders: { icon: IconFolder, colour: 'wiese', swirl: 3 },
  text_editor: { icon: IconWriting, colour: 'sonne', swirl: 1 },
  word_clouds: { icon: IconCloudHeart, colour: 'koralle', swirl: 0 },
  surveys: { icon: IconChartBar, colour: 'koralle', swirl: 4 },
  pinboard: { icon: IconLayoutKanban, colour: 'koralle', swirl: 2 },
  teaching_board: { icon: IconChalkboardTeacher, colour: 'koralle', swirl: 1 },
  worksheet: { icon: IconFileText, colour: 'sonne', swirl: 3 },
  assistants: { icon: IconRobotFace, colour: 'pflaume', swirl: 4 },
  mini_tools: { icon: IconFlask2, colour: 'pflaume', swirl: 2 },
  link_shortener: { icon: IconLink, colour: 'wiese', swirl: 0 },
  qrcodes: { icon: IconQrcode, colour: 'wiese', swirl: 2 },
  file_sharing: { icon: IconFolderShare, colour: 'himmel', swirl: 1 },
  website: { icon: IconBrowserShare, colour: 'wiese', swirl: 2 },
  audio_recorder: { icon: IconMicrophone, colour: 'himmel', swirl: 0 },
  screen_recorder: { icon: IconScreenShare, colour: 'himmel', swirl: 2 },
  video_recorder: { icon: IconVideo, colour: 'himmel', swirl: 4 },
} as const satisfies Record<ItemTypeKey, ToolAppearance>;
