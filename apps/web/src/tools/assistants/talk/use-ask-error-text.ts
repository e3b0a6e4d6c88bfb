import { AI_LIMITS } from '@murmel/contracts';
import { errorLimit, errorLimitOf, isErrorCode } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';

/** Returns a function that explains to the user of an assistant why a question was not sent. */
export function useAskErrorText(): (error: unknown) => string {
  const { t } = useTranslation('tools/assistants/talk');
  return (error) => {
    const limit = errorLimit(error);
    if (isErrorCode(error, 'AI_DAY_LIMIT_REACHED')) return t(`full.${errorLimitOf(error) ?? 'person'}`, { count: limit ?? 0 });
    if (isErrorCode(error, 'AI_NOT_CONFIGURED')) return t('full.notConfigured');
    if (!isErrorCode(error, 'LIMIT_REACHED')) return errorText(error);
    if (limit === AI_LIMITS.messages) return t('full.messages', { count: limit });
    return limit === AI_LIMITS.conversationsOfLearner ? t('full.chats', { count: limit }) : errorText(error);
  };
}
