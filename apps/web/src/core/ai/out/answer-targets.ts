import { IconFileText, IconLayoutBoard, IconListCheck } from '@tabler/icons-react';
import type { Icon } from '../../../ui/icon';

/** Tools whose items an answer can be turned into. */
export const ANSWER_TARGETS = ['text_editor', 'pinboard', 'worksheet'] as const;
export type AnswerTarget = (typeof ANSWER_TARGETS)[number];

export const ANSWER_TARGET_ICONS: Readonly<Record<AnswerTarget, Icon>> = {
  text_editor: IconFileText,
  pinboard: IconLayoutBoard,
  worksheet: IconListCheck,
};
