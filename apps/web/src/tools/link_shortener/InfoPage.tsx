import { LIMITS, LINK_LIMITS } from '@murmel/contracts';
import { IconArrowsExchange, IconEyeOff, IconHourglass, IconMicrophone, IconShieldCheck } from '@tabler/icons-react';
import { ToolInfo } from '../../core/tools/ToolInfo';

const POINTS = {
  short: IconMicrophone,
  target: IconArrowsExchange,
  safe: IconShieldCheck,
  while: IconHourglass,
  count: IconEyeOff,
};

/** Explains the purpose of the tool, point by point, with its limits. */
export default function InfoPage() {
  const { min, max } = LIMITS.shortCode;
  return <ToolInfo tool="link_shortener" points={POINTS} numbers={{ min, max, targets: LINK_LIMITS.targets }} />;
}
