import type { QuestionType } from '@murmel/contracts';
import { IconAlignLeft, IconCircleDot, IconGauge, IconSquareCheck, IconStar, IconUpload } from '@tabler/icons-react';
import type { Icon } from '../../../ui/icon';

/** Each type's sign, the same everywhere. */
export const TYPE_ICONS = {
  single_choice: IconCircleDot,
  multiple_choice: IconSquareCheck,
  rating: IconStar,
  net_promoter_score: IconGauge,
  long_answer: IconAlignLeft,
  file: IconUpload,
} as const satisfies Record<QuestionType, Icon>;
