import type { AiChatsState } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useLiveTopic } from '../../../platform/live/use-live';
import { useSession } from '../../../platform/session/store';
import { aiChatsTopic } from './ai-topics';
import { refreshChats, refreshMessages } from './chat-queries';

/** Polling interval for a growing answer if there is no live connection. */
const READ_AGAIN_MS = 3000;

export interface ChatsLive {
  /** the chats in which an answer is being written */
  writing: ReadonlySet<string>;
  /** no live line gets through */
  offline: boolean;
}

/** Subscribes to the caller's chats: changes by another window, or by a model, cause a refresh. */
export function useChatsLive(): ChatsLive {
  const queryClient = useQueryClient();
  const id = useSession().user?.id;
  const topic = useMemo(() => (id === undefined ? null : aiChatsTopic(id)), [id]);
  const { state, connection } = useLiveTopic<AiChatsState>(topic);
  const offline = connection === 'offline';
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    if (state === undefined) return;
    // An answer that ended counts nothing.
    const ended = state.writing.length < before.current.length;
    before.current = state.writing;
    void (ended ? refreshMessages(queryClient) : refreshChats(queryClient));
  }, [state, queryClient]);
  useEffect(() => {
    if (!offline) return undefined;
    const timer = setInterval(() => void refreshChats(queryClient), READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [offline, queryClient]);
  return useMemo(() => ({ writing: new Set(state?.writing), offline }), [state, offline]);
}
