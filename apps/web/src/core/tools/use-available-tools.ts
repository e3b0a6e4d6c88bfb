import { TOOL_KEYS, type ToolKey } from '@murmel/contracts';
import { useSession } from '../../platform/session/store';

/** The tools that exist and are not switched off for this person: only these are offered. */
export function useAvailableTools(): ToolKey[] {
  const { user } = useSession();
  return TOOL_KEYS.filter((key) => !user?.disabledTools.includes(key));
}
