import { MINI_TOOL_LIMITS, type MiniTool, type MiniToolValues } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../../platform/api/client';
import { orpc } from '../../../platform/api/queries';
import { errorLimit, isErrorCode } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import { monthLimitOf } from '../../../platform/errors/month-limit';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { useWarnedSend } from '../chat/ask/use-warned-send';
import { refreshChats } from '../chat/chat-queries';

/** Origin of a mini tool. */
export type ToolSource = 'product' | 'item';

/** Asks a model with a form that was filled in, and goes to the chat in which it answers. */
export function useAskTool({ id, fields }: MiniTool, source: ToolSource) {
  const { t, i18n } = useTranslation('ai/mini-tools');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { send, ...state } = useWarnedSend((error) => {
    if (!isErrorCode(error, 'LIMIT_REACHED') || monthLimitOf(error)) return errorText(error);
    return t('full.kept', { limit: errorLimit(error) ?? MINI_TOOL_LIMITS.kept });
  });
  const calls = source === 'product' ? api.miniToolCatalogue : api.miniTools;
  return {
    ...state,
    ask: async (values: MiniToolValues): Promise<void> => {
      const typed = fields.filter(({ kind }) => kind === 'text' || kind === 'longText').map((field) => values[field.id] ?? '');
      const language = i18n.language;
      const request = await send(typed.filter(Boolean).join('\n'), (force) => calls.ask({ id, values, language, force }));
      if (!request) return;
      void refreshChats(queryClient);
      void queryClient.invalidateQueries({ queryKey: orpc.miniToolRequests.key() });
      void navigate(`/ai/chats/${request.conversationId ?? ''}`);
    },
  };
}
