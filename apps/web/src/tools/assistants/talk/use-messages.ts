import { AI_OWNER_TYPES, type AiMessage, type AiRunLive } from '@murmel/contracts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { aiRunTopic } from '../../../core/ai/chat/ai-topics';
import { isStreaming } from '../../../core/ai/chat/talk/use-streaming-answer';
import { api } from '../../../platform/api/client';
import { useLiveTopic } from '../../../platform/live/use-live';
import { mergeMessages } from './merge-messages';

const AT_ONCE = 50;
/** Polling interval for a growing answer if there is no live connection. */
const READ_AGAIN_MS = 3000;

interface LoadedMessages {
  chat: string;
  messages: AiMessage[];
  /** the page with earlier ones; undefined: all are there */
  next: number | undefined;
}

/** Loads the messages of one chat, followed while an answer is written. @param chat undefined: no messages yet */
export function useMessages(chat: string | undefined) {
  const [said, setSaid] = useState<LoadedMessages>();
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(false);
  const known = said?.chat === chat ? said : undefined;

  const read = useCallback(async (ownerId: string, page: number): Promise<void> => {
    setLoading(true);
    try {
      const { entries, total } = await api.aiMessages.list({ ownerType: AI_OWNER_TYPES[0], ownerId, page, limit: AT_ONCE });
      setFailed(false);
      setSaid((before) => {
        const mine = before?.chat === ownerId ? before : undefined;
        const next = page * AT_ONCE < total ? page + 1 : undefined;
        return {
          chat: ownerId,
          messages: mergeMessages(mine?.messages ?? [], entries),
          // A reload of the newest page does not affect how far back the user has scrolled.
          next: page === 1 && mine ? mine.next : next,
        };
      });
    } catch {
      setFailed(true);
    } finally {
      setLoading(false);
    }
  }, []);
  const refresh = useCallback(() => (chat === undefined ? Promise.resolve() : read(chat, 1)), [chat, read]);
  useEffect(() => void refresh(), [refresh]);

  const running = known?.messages.find(({ run }) => isStreaming(run?.state))?.run ?? undefined;
  const runId = running?.id;
  const topic = useMemo(() => (runId === undefined ? null : aiRunTopic(runId)), [runId]);
  const { state, connection, refused } = useLiveTopic<AiRunLive | null>(topic);
  const ended = topic !== null && state !== undefined && !isStreaming(state?.state);
  useEffect(() => {
    if (ended) void refresh();
  }, [ended, refresh]);
  const unseen = topic !== null && (connection === 'offline' || refused !== undefined);
  useEffect(() => {
    if (!unseen) return undefined;
    const timer = setInterval(() => void refresh(), READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [unseen, refresh]);

  return {
    /** the oldest first; undefined: not yet read */
    messages: known?.messages,
    failed: failed && known === undefined,
    loading,
    running,
    refresh,
    /** Adds messages to a chat in the cache before the refetch, to avoid flicker. */
    show: (ownerId: string, ...fresh: readonly AiMessage[]) =>
      setSaid((before) => {
        const mine = before?.chat === ownerId ? before : undefined;
        return { chat: ownerId, messages: mergeMessages(mine?.messages ?? [], fresh), next: mine?.next };
      }),
    earlier: known?.next === undefined ? undefined : () => void read(known.chat, known.next!),
  };
}
