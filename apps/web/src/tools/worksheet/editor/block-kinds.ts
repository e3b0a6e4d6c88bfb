import type { BlockKind } from '@murmel/contracts';
import { isTaskBlock, type SheetBlock, taskNumberOf, UNKNOWN_BLOCK } from '@murmel/documents';
import {
  IconAlignLeft,
  IconBulb,
  IconCircleDot,
  IconCursorText,
  IconFileText,
  IconForms,
  IconMinus,
  IconPhoto,
  IconPuzzle,
  IconSpace,
  IconSquareCheck,
  IconUpload,
  IconVideo,
} from '@tabler/icons-react';
import type { Icon } from '../../../ui/icon';
import type { Texts } from './texts';

/** Each kind's sign, the same everywhere. */
export const KIND_ICONS = {
  StaticText: IconAlignLeft,
  Text: IconForms,
  SingleChoice: IconCircleDot,
  MultipleChoice: IconSquareCheck,
  FillInTheBlankText: IconCursorText,
  Image: IconPhoto,
  Video: IconVideo,
  H5p: IconPuzzle,
  Upload: IconUpload,
  File: IconFileText,
  Hint: IconBulb,
  Divider: IconMinus,
  Spacer: IconSpace,
} as const satisfies Record<BlockKind, Icon>;

/** "Aufgabe 2", or what it is where it is no task. */
export function nameOfBlock(blocks: readonly SheetBlock[], block: SheetBlock, t: Texts): string {
  if (isTaskBlock(block)) return t('task', { number: taskNumberOf(blocks, block) });
  return block.kind === UNKNOWN_BLOCK ? t('newer') : t(`kinds.${block.kind}`);
}
