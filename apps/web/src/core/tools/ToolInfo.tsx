import { TOOLS, type ToolKey } from '@murmel/contracts';
import type { Icon } from '../../ui/icon';
import { InfoPoints } from './InfoPoints';

interface ToolInfoProps {
  tool: ToolKey;
  /** keys below `info` of the tool's texts, each with its picture */
  points: Readonly<Record<string, Icon>>;
  /** numbers inserted into the texts */
  numbers: Readonly<Record<string, number | string>>;
}

/** Explains the purpose of a tool. The texts belong to the tool. */
export function ToolInfo({ tool, points, numbers }: ToolInfoProps) {
  return <InfoPoints texts={`tools/${tool}`} points={points} numbers={numbers} href={TOOLS[tool].route} />;
}
