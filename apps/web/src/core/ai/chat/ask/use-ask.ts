import { AI_LIMITS, AI_OWNER_TYPES, type AiAsked, type AiFile, type AiMessage, checkedWords, type SentAiFile } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../../platform/api/client';
import { errorLimit, isErrorCode } from '../../../../platform/errors/api-error';
import { errorText } from '../../../../platform/errors/error-text';
import { monthLimitOf } from '../../../../platform/errors/month-limit';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { toast } from '../../../../ui/status/toast-queue';
import { refreshChats, showChat, showMessages } from '../chat-queries';
import { saveAttachedFiles } from '../files/use-attached-files';
import { saveQuestionDraft } from './question-draft';
import { personalDataFoundByServer, usePersonalData } from './use-personal-data';

/** File that was just uploaded, with its text, or one of a question that is edited. */
type QuestionFile = AiFile | SentAiFile;
const isNew = (file: QuestionFile): file is SentAiFile => 'text' in file;

interface AskRequest {
  text: string;
  parentId: string | null;
  files: readonly QuestionFile[];
}

/** Thrown when the user wants to review the text once more; not a failure. */
class SendCancelled extends Error {}

/** Properties of a chat that is yet to be created. */
export interface NewChat {
  model: string | null;
  systemPrompt: string;
}

interface AskOptions {
  /** undefined: the first question makes it */
  chat: string | undefined;
  beginning: NewChat;
  /** the answer that will be written now */
  onAnswer: (answer: AiMessage) => void;
}

/** Asks a model: a new question, another answer to an old one, or once more after a failure. */
export function useAsk({ chat, beginning, onAnswer }: AskOptions) {
  const { t } = useTranslation('ai/chat');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string>();
  const [busy, setBusy] = useState(false);
  const personalData = usePersonalData();

  const whyNot = (error: unknown): string => {
    const limit = errorLimit(error);
    if (!isErrorCode(error, 'LIMIT_REACHED') || monthLimitOf(error)) return errorText(error);
    return t(limit === AI_LIMITS.messages ? 'full.messages' : 'full.conversations', { limit: limit ?? AI_LIMITS.conversations });
  };
  /** @returns whether it was asked; why not stands in `refused`, or in the corner when this page goes */
  const during = async (work: () => Promise<void>, goes = (): boolean => false): Promise<boolean> => {
    setBusy(true);
    setRefused(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof SendCancelled) return false;
      const why = whyNot(error);
      if (goes()) toast({ id: 'ai-chat', tone: 'alert', text: why });
      else setRefused(why);
      return false;
    } finally {
      setBusy(false);
      void refreshChats(queryClient);
    }
  };
  const begun = async (): Promise<string> => {
    if (chat !== undefined) return chat;
    const { model, systemPrompt } = beginning;
    const made = await api.aiConversations.create({ systemPrompt, ...(model !== null && { model }) });
    showChat(queryClient, made);
    return made.id;
  };
  const show = (id: string, answer: AiMessage, ...before: readonly AiMessage[]) => {
    showMessages(queryClient, id, ...before, answer);
    onAnswer(answer);
  };

  const send = async (ownerId: string, { text, parentId, files }: AskRequest, force: boolean): Promise<AiAsked> => {
    try {
      return await api.aiMessages.create({
        ownerType: AI_OWNER_TYPES[0],
        ownerId,
        text,
        parentId,
        force,
        files: files.map(({ id }) => id),
      });
    } catch (error) {
      const found = personalDataFoundByServer(error);
      if (!found || force) throw error;
      if (!(await personalData.confirm(checkedWords(text, files.filter(isNew)), found))) throw new SendCancelled();
      return send(ownerId, { text, parentId, files }, true);
    }
  };

  return {
    busy,
    refused,
    warned: personalData.warned,
    /**
     * @param parentId the answer that the question follows; null for a beginning
     * @param files what goes with it; those that another question has were looked at then
     */
    ask: async (text: string, parentId: string | null, files: readonly QuestionFile[] = []): Promise<boolean> => {
      const looked = await personalData.lookAt(checkedWords(text, files.filter(isNew)));
      if (looked === 'kept') return false;
      let id: string | undefined;
      const asked = await during(
        async () => {
          id = await begun();
          const { question, answer } = await send(id, { text, parentId, files }, looked === 'forced');
          show(id, answer, question);
        },
        () => chat === undefined && id !== undefined,
      );
      if (chat !== undefined || id === undefined) return asked;
      // A question that could not be sent moves to the chat that exists by now.
      if (!asked) {
        saveQuestionDraft(id, text);
        saveAttachedFiles(id, files.filter(isNew));
      }
      saveQuestionDraft('new', '');
      saveAttachedFiles('new', []);
      void navigate(`/ai/chats/${id}`, { replace: true });
      return asked;
    },
    /** One more answer beside those that there are. */
    answerAgain: (questionId: string, model?: string) =>
      during(async () => {
        const { answer } = await api.aiChatCompletions.create({ messageId: questionId, ...(model !== undefined && { model }) });
        show(chat ?? '', answer);
      }),
    /** Once more after a failure, or with another model. */
    retry: (runId: string, model?: string) =>
      during(async () => {
        const { answer } = await api.aiRuns.retry({ id: runId, ...(model !== undefined && { model }) });
        show(chat ?? '', answer);
      }),
  };
}
export type AskState = ReturnType<typeof useAsk>;
