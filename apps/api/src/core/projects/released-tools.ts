import type { Actor } from '@murmel/access-policy';
import type { ToolKey } from '@murmel/contracts';
import { apiError } from '../../platform/api-error.js';

/**
 * Refuses to release tools that are disabled for the caller.
 * @param released what the project has anyway, which may stay
 * @throws TOOL_DISABLED
 */
export function refuseDisabledTools({ off }: Actor, tools: readonly ToolKey[], released: readonly ToolKey[] = []): void {
  if (tools.some((tool) => off?.tools.includes(tool) && !released.includes(tool))) throw apiError('TOOL_DISABLED');
}
