import { AI_OWNER_TYPES, type AiAsked, type AiConversation, type AiMessage } from '@murmel/contracts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { personalDataFoundByServer, usePersonalData } from '../../../core/ai/chat/ask/use-personal-data';
import { pathThrough } from '../../../core/ai/chat/talk/branches';
import { api } from '../../../platform/api/client';
import { isErrorCode } from '../../../platform/errors/api-error';
import { ensureVisitor } from '../../../platform/session/visitor';
import { useAllowance } from './use-allowance';
import { useAskErrorText } from './use-ask-error-text';
import { useMessages } from './use-messages';

/** Number of chats listed: more are not looked through. */
const LISTED = 30;

/** Thrown when the user checks their text once more: not an error. */
class SendCancelled extends Error {}

interface TalkOptions {
  itemId: string;
  /** begins a new one each time, and looks at none of before */
  fresh?: boolean;
  /** a teacher tries it as a pupil or a guest would */
  asLearner?: boolean;
}

/** Provides the user's conversation with an assistant. It also serves guests' pages, which have no query cache. */
export function useTalk({ itemId, fresh = false, asLearner = false }: TalkOptions) {
  const [chats, setChats] = useState<AiConversation[] | undefined>(fresh ? [] : undefined);
  const [unread, setUnread] = useState(false);
  const [chat, setChat] = useState<string>();
  const [over, setOver] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [gone, setGone] = useState(false);
  const said = useMessages(chat);
  const personalData = usePersonalData();
  const whyNot = useAskErrorText();
  const { messages } = said;
  const { allowance: allowed, again: lookAgain } = useAllowance(itemId, `${messages?.length ?? 0} ${said.running?.id ?? ''}`);
  const allowance = useMemo(() => (allowed && asLearner ? { ...allowed, mayForce: false } : allowed), [allowed, asLearner]);
  const way = useMemo(() => pathThrough(messages ?? [], over), [messages, over]);
  const last = way.at(-1)?.message;
  const [before, setBefore] = useState(allowance);
  const [news, setNews] = useState<'more' | 'goesOn'>();
  if (before !== allowance) {
    setBefore(allowance);
    const more = (allowance?.limit ?? 0) > (before?.limit ?? Number.POSITIVE_INFINITY);
    if (more) setRefused(undefined);
    if (allowance?.paused) setNews(undefined);
    else if (before?.paused || more) setNews(more ? 'more' : 'goesOn');
  }

  const begin = useCallback((id: string | undefined) => {
    setChat(id);
    setOver(undefined);
    setRefused(undefined);
  }, []);
  const look = useCallback(() => {
    setUnread(false);
    api.assistants.conversations({ id: itemId, limit: LISTED }).then(
      ({ entries }) => {
        setChats(entries);
        begin(entries[0]?.id);
      },
      () => setUnread(true),
    );
  }, [itemId, begin]);
  useEffect(() => {
    if (!fresh) look();
  }, [fresh, look]);

  /** @returns whether it was asked */
  const during = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setRefused(undefined);
    setNews(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      if (isErrorCode(error, 'ASSISTANT_GONE')) setGone(true);
      else if (!(error instanceof SendCancelled)) setRefused(whyNot(error));
      // The reason for the refusal may be new to the user.
      lookAgain();
      return false;
    } finally {
      setBusy(false);
    }
  };
  const begun = async (): Promise<string> => {
    if (chat !== undefined) return chat;
    // The user who asks owns the chat: an anonymous client becomes a visitor first.
    await ensureVisitor();
    const made = await api.assistants.begin({ id: itemId, ...(asLearner && { asLearner }) });
    setChats((before) => [made, ...(before ?? [])]);
    setChat(made.id);
    return made.id;
  };
  const send = async (ownerId: string, text: string, parentId: string | null, force: boolean): Promise<AiAsked> => {
    try {
      return await api.aiMessages.create({
        ...{ ownerType: AI_OWNER_TYPES[0], ownerId, text, parentId, force },
        readAlong: allowance?.readAlong === true,
      });
    } catch (error) {
      const found = personalDataFoundByServer(error);
      if (!found || force) throw error;
      if (!(await personalData.confirm(text, found))) throw new SendCancelled();
      return send(ownerId, text, parentId, true);
    }
  };
  const show = (ownerId: string, answer: AiMessage, ...before: readonly AiMessage[]) => {
    said.show(ownerId, ...before, answer);
    setOver(answer.id);
  };

  return {
    /** one's own with it, the newest first; undefined: not yet known */
    chats,
    chat,
    /** the earlier messages are unknown */
    failed: unread || said.failed,
    again: unread ? look : () => void said.refresh(),
    /** true while the messages are loading */
    loading: chats === undefined || (chat !== undefined && messages === undefined),
    way,
    running: said.running,
    earlier: said.earlier,
    loadingEarlier: said.loading,
    busy,
    refused,
    /** it is not there for this person any more, or takes a break */
    gone,
    comeBack: () => setGone(false),
    warned: personalData.warned,
    /** remaining questions, known before the first one */
    allowance,
    /** changes by the teacher while the page is open */
    news,
    lookAgain,
    /** message that the next question follows */
    after: last === undefined ? null : last.role === 'assistant' ? last.id : last.parentId,
    open: begin,
    startAnew: () => begin(undefined),
    stop: async () => {
      if (!said.running) return;
      await api.aiRuns.cancel({ id: said.running.id }).catch((error: unknown) => setRefused(whyNot(error)));
      await said.refresh();
    },
    acts: {
      showBranch: setOver,
      ask: async (text: string, parentId: string | null): Promise<boolean> => {
        const looked = await personalData.lookAt(text);
        if (looked === 'kept') return false;
        return during(async () => {
          const ownerId = await begun();
          const { question, answer } = await send(ownerId, text, parentId, looked === 'forced');
          show(ownerId, answer, question);
        });
      },
      answerAgain: (messageId: string) =>
        during(async () => {
          const { answer } = await api.aiChatCompletions.create({ messageId });
          show(chat ?? '', answer);
        }),
      retry: (id: string) =>
        during(async () => {
          const { answer } = await api.aiRuns.retry({ id });
          show(chat ?? '', answer);
        }),
    },
  };
}
export type OpenTalk = ReturnType<typeof useTalk>;
