import type { AiConversation, AiMessage, AiRun } from '@murmel/contracts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { toast } from '../../../ui/status/toast-queue';
import { type NewChat, useAsk } from './ask/use-ask';
import { chatQuery, mergePages, messagesQuery, refreshChats, showChat } from './chat-queries';
import { pathThrough } from './talk/branches';
import { isStreaming } from './talk/use-streaming-answer';

const showError = (error: unknown): void => void toast({ id: 'ai-chat', tone: 'alert', text: errorText(error) });

/** The open chat: its settings, the way through its branches, and what can be done in it. @param id undefined: a new one */
export function useOpenChat(id: string | undefined) {
  const queryClient = useQueryClient();
  const query = useQuery({ ...chatQuery(id ?? ''), enabled: id !== undefined });
  const messages = useInfiniteQuery({ ...messagesQuery(id ?? ''), enabled: id !== undefined });
  const [beginning, setBeginning] = useState<NewChat>({ model: null, systemPrompt: '' });
  const [over, setOver] = useState<string>();
  const all = useMemo(() => mergePages(messages.data).toReversed(), [messages.data]);
  const way = useMemo(() => pathThrough(all, over), [all, over]);
  const chat: AiConversation | undefined = query.data;
  const asking = useAsk({ chat: id, beginning, onAnswer: (answer) => setOver(answer.id) });
  const last = way.at(-1)?.message;
  const running: AiRun | undefined = all.find(({ run }) => isStreaming(run?.state))?.run ?? undefined;

  /** @returns why it is not kept; undefined: it is */
  const change = async (part: Partial<{ model: string; systemPrompt: string }>): Promise<string | undefined> => {
    if (id === undefined) {
      setBeginning((before) => ({ ...before, ...part }));
      return undefined;
    }
    try {
      showChat(queryClient, await api.aiConversations.change({ id, ...part }));
      return undefined;
    } catch (error) {
      if (part.systemPrompt === undefined) showError(error);
      return errorText(error);
    }
  };
  return {
    query,
    messages,
    chat,
    settings: chat ?? beginning,
    way,
    asking,
    change,
    /** model that is writing an answer here, maybe on another branch */
    running,
    /** message that the next question follows */
    after: last === undefined ? null : last.role === 'assistant' ? last.id : last.parentId,
    showBranch: setOver,
    stop: async () => {
      if (!running) return;
      await api.aiRuns.cancel({ id: running.id }).catch(showError);
      await refreshChats(queryClient);
    },
    remove: async ({ id: gone, parentId }: AiMessage) => {
      try {
        await api.aiMessages.remove({ id: gone });
        setOver(parentId ?? undefined);
      } catch (error) {
        showError(error);
      }
      await refreshChats(queryClient);
    },
  };
}
