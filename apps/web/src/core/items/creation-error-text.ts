import { LIMITS, TOOLS, type ToolKey } from '@murmel/contracts';
import { errorLimit, isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { text } from '../../platform/i18n/i18n';
import { reloadOnUnknownError } from './reload-on-unknown-error';

/** The sentence for an item that was not made; undefined where the page is loaded anew instead. */
export async function creationErrorText(error: unknown, tool: ToolKey): Promise<string | undefined> {
  if (await reloadOnUnknownError(error)) return undefined;
  if (isErrorCode(error, 'TOOL_DISABLED')) return errorText(error);
  if (!isErrorCode(error, 'LIMIT_REACHED')) return text('items', 'createFailed');
  const limit = errorLimit(error) ?? LIMITS.monthlyCreations[TOOLS[tool].kind];
  return limit === undefined ? text('items', 'limitReachedPlain') : text('items', 'limitReached', { limit });
}
