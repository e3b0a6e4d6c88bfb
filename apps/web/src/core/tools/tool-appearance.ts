import type { ItemTypeKey } from '@murmel/contracts';
import {
  IconBrowserShare,
  IconCalendarRepeat,
  IconCalendarWeek,
  IconChalkboardTeacher,
  IconChartBar,
  IconCloudHeart,
  IconFileText,
  IconFlask2,
  IconFolder,
  IconFolderShare,
  IconLayoutKanban,
  IconLink,
  IconMessageHeart,
  IconMicrophone,
  IconPencilCheck,
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

/** Appearance of a type of items; each of them can be opened to the world. */
export interface TypeAppearance extends ToolAppearance {
  /**
   * How an open item is looked at in gallery mode (spec E2): by the tool's `OpenLook.tsx`, or on its page for visitors, where that shows
   * all of it to callers who take no part.
   */
  openLook: 'own' | 'publicPage';
}

/** A guest's first screen does without: it would bring the pictures of all tools along. */
export const TOOL_APPEARANCES = {
  folders: { icon: IconFolder, colour: 'wiese', swirl: 3, openLook: 'publicPage' },
  text_editor: { icon: IconWriting, colour: 'sonne', swirl: 1, openLook: 'publicPage' },
  word_clouds: { icon: IconCloudHeart, colour: 'koralle', swirl: 0, openLook: 'own' },
  surveys: { icon: IconChartBar, colour: 'koralle', swirl: 4, openLook: 'own' },
  pinboard: { icon: IconLayoutKanban, colour: 'koralle', swirl: 2, openLook: 'publicPage' },
  teaching_board: { icon: IconChalkboardTeacher, colour: 'koralle', swirl: 1, openLook: 'publicPage' },
  worksheet: { icon: IconFileText, colour: 'sonne', swirl: 3, openLook: 'own' },
  pupil_feedback: { icon: IconMessageHeart, colour: 'sonne', swirl: 4, openLook: 'own' },
  assistants: { icon: IconRobotFace, colour: 'pflaume', swirl: 4, openLook: 'own' },
  correction_aid: { icon: IconPencilCheck, colour: 'pflaume', swirl: 1, openLook: 'own' },
  mini_tools: { icon: IconFlask2, colour: 'pflaume', swirl: 2, openLook: 'publicPage' },
  link_shortener: { icon: IconLink, colour: 'wiese', swirl: 0, openLook: 'own' },
  qrcodes: { icon: IconQrcode, colour: 'wiese', swirl: 2, openLook: 'publicPage' },
  file_sharing: { icon: IconFolderShare, colour: 'himmel', swirl: 1, openLook: 'own' },
  website: { icon: IconBrowserShare, colour: 'wiese', swirl: 2, openLook: 'own' },
  audio_recorder: { icon: IconMicrophone, colour: 'himmel', swirl: 0, openLook: 'publicPage' },
  screen_recorder: { icon: IconScreenShare, colour: 'himmel', swirl: 2, openLook: 'publicPage' },
  video_recorder: { icon: IconVideo, colour: 'himmel', swirl: 4, openLook: 'publicPage' },
  timetable: { icon: IconCalendarWeek, colour: 'himmel', swirl: 3, openLook: 'publicPage' },
  timetable_prototype: { icon: IconCalendarRepeat, colour: 'himmel', swirl: 3, openLook: 'own' },
} as const satisfies Record<ItemTypeKey, TypeAppearance>;
