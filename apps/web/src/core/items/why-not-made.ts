import { LIMITS, TOOLS, type ToolKey } from '@murmel/contracts';
import { errorText } from '../../platform/errors/error-text';
import { isRefusal, refusedLimit } from '../../platform/errors/refusal';
import { text } from '../../platform/i18n/i18n';
import { reloadIfUnforeseen } from './unforeseen';

/** The sentence for an item that was not made; undefined where the page is loaded anew instead. */
export async function whyNotMade(error: unknown, tool: ToolKey): Promise<string | undefined> {
  if (await reloadIfUnforeseen(error)) return undefined;
  if (isRefusal(error, 'TOOL_DISABLED')) return errorText(error);
  if (!isRefusal(error, 'LIMIT_REACHED')) return text('items', 'createFailed');
  const limit = refusedLimit(error) ?? LIMITS.monthlyCreations[TOOLS[tool].kind];
  return limit === undefined ? text('items', 'limitReachedPlain') : text('items', 'limitReached', { limit });
}
