import type { AiChatsState } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useLiveTopic } from '../../../platform/live/use-live';
import { useSession } from '../../../platform/session/store';
import { aiChatsTopic } from './ai-topics';
import { refreshChats, refreshSaid } from './chat-queries';

/** Where no live line gets through, an answer that is being written is read so often. */
const READ_AGAIN_MS = 3000;

export interface ChatsLive {
  /** the chats in which an answer is being written */
  writing: ReadonlySet<string>;
  /** no live line gets through */
  offline: boolean;
}

/** Follows one's chats: whatever another window, or a model, does to them is asked for anew. */
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
    void (ended ? refreshSaid(queryClient) : refreshChats(queryClient));
  }, [state, queryClient]);
  useEffect(() => {
    if (!offline) return undefined;
    const timer = setInterval(() => void refreshChats(queryClient), READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [offline, queryClient]);
  return useMemo(() => ({ writing: new Set(state?.writing), offline }), [state, offline]);
}
