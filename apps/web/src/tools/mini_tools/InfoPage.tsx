import { LIMITS, MINI_TOOL_LIMITS, MINI_TOOL_REQUEST } from '@murmel/contracts';
import { IconEye, IconEyeOff, IconHistory, IconPencil, IconShare3, IconWand } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = { forms: IconWand, seen: IconEye, own: IconPencil, share: IconShare3, found: IconHistory, careful: IconEyeOff };
const NUMBERS = {
  typed: MINI_TOOL_LIMITS.typedMax,
  material: MINI_TOOL_LIMITS.materialMax,
  fields: MINI_TOOL_LIMITS.fields.max,
  prompt: MINI_TOOL_LIMITS.promptMax,
  monthly: LIMITS.monthlyCreations[MINI_TOOL_REQUEST] ?? 0,
};

/** Explains the purpose of the tool, point by point, with its limits. */
export default function InfoPage() {
  return <ToolInfo tool="mini_tools" points={POINTS} numbers={NUMBERS} />;
}
