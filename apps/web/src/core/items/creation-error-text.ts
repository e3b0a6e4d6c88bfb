import { isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { monthLimitOf } from '../../platform/errors/month-limit';
import { text } from '../../platform/i18n/i18n';
import { reloadOnUnknownError } from './reload-on-unknown-error';

/** The sentence for an item that was not made; undefined where the page is loaded anew, or the limit of the month is shown (spec ERR-15). */
export async function creationErrorText(error: unknown): Promise<string | undefined> {
  if (monthLimitOf(error)) return undefined;
  if (await reloadOnUnknownError(error)) return undefined;
  return isErrorCode(error, 'TOOL_DISABLED') || isErrorCode(error, 'LIMIT_REACHED') ? errorText(error) : text('items', 'createFailed');
}
