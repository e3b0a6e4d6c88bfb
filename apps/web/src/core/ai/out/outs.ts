import { IconFileText, IconLayoutBoard, IconListCheck } from '@tabler/icons-react';
import type { Icon } from '../../../ui/icon';

/** What an answer can become, by the tool that it becomes something of. */
export const OUTS_OF_ANSWER = ['text_editor', 'pinboard', 'worksheet'] as const;
export type OutOfAnswer = (typeof OUTS_OF_ANSWER)[number];

export const OUT_ICONS: Readonly<Record<OutOfAnswer, Icon>> = {
  text_editor: IconFileText,
  pinboard: IconLayoutBoard,
  worksheet: IconListCheck,
};
