import { TOOLS, type ToolKey } from '@murmel/contracts';
import type { Icon } from '../../ui/icon';
import { InfoPoints } from './InfoPoints';

interface ToolInfoProps {
  tool: ToolKey;
  /** keys below `info` of the tool's texts, each with its picture */
  points: Readonly<Record<string, Icon>>;
  /** what the texts name */
  numbers: Readonly<Record<string, number | string>>;
}

/** What a tool is for. The texts are the tool's. */
export function ToolInfo({ tool, points, numbers }: ToolInfoProps) {
  return <InfoPoints texts={`tools/${tool}`} points={points} numbers={numbers} href={TOOLS[tool].route} />;
}
