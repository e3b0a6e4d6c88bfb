import { AI_LIMITS } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { errorText } from '../../../platform/errors/error-text';
import { isRefusal, refusedLimit } from '../../../platform/errors/refusal';
import { useTranslation } from '../../../platform/i18n/use-translation';

/** Returns a function that explains to the user of an assistant why a question was not sent. */
export function useWhyNot(): (error: unknown) => string {
  const { t } = useTranslation('tools/assistants/talk');
  return (error) => {
    const limit = refusedLimit(error);
    if (isRefusal(error, 'AI_DAY_LIMIT_REACHED')) return t(`full.${ofWhom(error)}`, { count: limit ?? 0 });
    if (isRefusal(error, 'AI_NOT_CONFIGURED')) return t('full.notConfigured');
    if (!isRefusal(error, 'LIMIT_REACHED')) return errorText(error);
    if (limit === AI_LIMITS.messages) return t('full.messages', { count: limit });
    return limit === AI_LIMITS.conversationsOfLearner ? t('full.chats', { count: limit }) : errorText(error);
  };
}

/** A person's own number, or that of all guests together. */
const ofWhom = (error: unknown): 'item' | 'person' =>
  error instanceof ORPCError && (error.data as { of?: unknown } | undefined)?.of === 'item' ? 'item' : 'person';
