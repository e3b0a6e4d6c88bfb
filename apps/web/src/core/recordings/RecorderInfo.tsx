import { RECORDING_LIMITS, type RecorderKey } from '@murmel/contracts';
import { IconEyeOff, IconMicrophone, IconScissors, IconShieldCheck } from '@tabler/icons-react';
import { ToolInfo } from '../tools/ToolInfo';

const POINTS = { safe: IconShieldCheck, check: IconMicrophone, cut: IconScissors, private: IconEyeOff };

/** Information about a recorder, point by point, with its limits. */
export function RecorderInfo({ tool }: { tool: RecorderKey }) {
  const { minutes, megabytes } = RECORDING_LIMITS;
  return <ToolInfo tool={tool} points={POINTS} numbers={{ minutes: minutes[tool], megabytes }} />;
}
