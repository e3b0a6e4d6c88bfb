import type { AiConversation } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { api } from '../../../../platform/api/client';
import { orpc } from '../../../../platform/api/queries';
import { errorText } from '../../../../platform/errors/error-text';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { toast, UNDO_MS } from '../../../../ui/status/toast-queue';
import { refreshChats, showChat } from '../chat-queries';
import { modelName } from '../models';

/** Moves chats to the trash, restores, renames and saves them, and reports the result. */
export function useChatActions() {
  const { t } = useTranslation('ai/chat');
  const { t: shell } = useTranslation('shell');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { id: open } = useParams();

  const during = async (work: () => Promise<void>, failed: string): Promise<void> => {
    try {
      await work();
    } catch (error) {
      toast({ id: 'ai-chat', tone: 'alert', text: `${failed} ${errorText(error)}` });
    }
    await refreshChats(queryClient);
  };
  const restore = ({ id }: AiConversation) =>
    during(async () => {
      showChat(queryClient, await api.aiConversations.restore({ id }));
      toast({ id: 'ai-chat', tone: 'success', text: t('restored') });
    }, t('restoreFailed'));
  const discard = (chat: AiConversation) =>
    during(async () => {
      await api.aiConversations.discard({ id: chat.id });
      if (open === chat.id) void navigate('/ai/chats', { replace: true });
      toast({
        id: 'ai-chat',
        tone: 'success',
        text: t('discarded', { title: chat.title || t('untitled') }),
        action: { label: shell('undo'), onSelect: () => void restore(chat) },
        staysMs: UNDO_MS,
      });
    }, t('discardFailed'));
  /** @returns why it is not kept; undefined: it is */
  const rename = async ({ id }: AiConversation, title: string): Promise<string | undefined> => {
    try {
      showChat(queryClient, await api.aiConversations.change({ id, title }));
    } catch (error) {
      return errorText(error);
    }
    void refreshChats(queryClient);
    return undefined;
  };
  /** Saves the chat as a file, with the names of the models as they are known here. */
  const save = async (chat: AiConversation): Promise<void> => {
    try {
      const [{ saveChat }, { models }] = await Promise.all([
        import('./save-chat'),
        queryClient.ensureQueryData(orpc.ai.modelCards.queryOptions()),
      ]);
      const answer = (model: string | undefined) => t('answer', { model: model === undefined ? t('model.any') : modelName(models, model) });
      const files = (names: string) => t('saving.files', { names });
      await saveChat(chat, chat.title || t('untitled'), { question: t('saving.question'), answer, files, trial: t('model.trial') });
    } catch (error) {
      toast({ id: 'ai-chat', tone: 'alert', text: `${t('saving.failed')} ${errorText(error)}` });
    }
  };
  return { discard, restore, rename, save };
}
