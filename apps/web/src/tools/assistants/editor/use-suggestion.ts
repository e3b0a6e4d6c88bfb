import { AI_OWNER_TYPES } from '@murmel/contracts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';

/** Polling interval. */
const EVERY_MS = 800;

export interface Suggestion {
  /** asks the teacher's usual model, in a chat of its own that stays among their chats */
  fetch: () => void;
  busy: boolean;
  /** text of the suggestion; undefined: none yet */
  text: string | undefined;
  /** reason why there is none */
  refused: string | undefined;
  forget: () => void;
}

/** Suggests role and instructions written by a model, from the assistant's title and its description. */
export function useSuggestion(title: string, description: string): Suggestion {
  const { t } = useTranslation('tools/assistants');
  const [busy, setBusy] = useState(false);
  const [text, setText] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const written = async (): Promise<string> => {
    const { id: ownerId } = await api.aiConversations.create({});
    const { answer } = await api.aiMessages.create({
      ...{ ownerType: AI_OWNER_TYPES[0], ownerId, text: t('suggestion.prompt', { title, description }) },
    });
    for (let message = answer; ; message = await api.aiMessages.get({ id: answer.id })) {
      if (message.run?.state === 'done') return message.text.trim();
      if (message.run?.endedAt != null || !here.current) throw new Error('no suggestion');
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  };
  const fetch = async (): Promise<void> => {
    setBusy(true);
    setText(undefined);
    setRefused(undefined);
    try {
      setText(await written());
    } catch (error) {
      setRefused(error instanceof Error && error.message === 'no suggestion' ? t('suggestion.failed') : errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return { fetch: () => void fetch(), busy, text, refused, forget: () => setText(undefined) };
}
