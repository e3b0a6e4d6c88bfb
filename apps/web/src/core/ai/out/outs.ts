import { IconFileText, IconLayoutBoard, IconListCheck } from '@tabler/icons-react';
import type { Icon } from '../../../ui/icon';

/** Tools whose items an answer can be turned into. */
export const OUTS_OF_ANSWER = ['text_editor', 'pinboard', 'worksheet'] as const;
export type OutOfAnswer = (typeof OUTS_OF_ANSWER)[number];

export const OUT_ICONS: Readonly<Record<OutOfAnswer, Icon>> = {
  text_editor: IconFileText,
  pinboard: IconLayoutBoard,
  worksheet: IconListCheck,
};
