import { CORRECTION_LIMITS } from '@murmel/contracts';
import { IconArrowsShuffle, IconBlockquote, IconEyeOff, IconFileDownload, IconListCheck, IconUserCheck } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = {
  criteria: IconListCheck,
  passages: IconBlockquote,
  unsure: IconArrowsShuffle,
  mark: IconUserCheck,
  names: IconEyeOff,
  back: IconFileDownload,
};

/** Explains the purpose of the tool, point by point, with its limits. */
export default function InfoPage() {
  const { criteria, batch, text } = CORRECTION_LIMITS;
  return <ToolInfo tool="correction_aid" points={POINTS} numbers={{ criteria: criteria.max, batch, letters: text.max }} />;
}
