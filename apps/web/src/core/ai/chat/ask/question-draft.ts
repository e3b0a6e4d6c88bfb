import { useState } from 'react';
import { CARD_DRAFT_PREFIX } from '../../../../platform/session/card-drafts';
import { session } from '../../../../platform/session/store';

const keyOf = (chat: string): string => `${CARD_DRAFT_PREFIX}question.${session.get().user?.id ?? ''}.${chat}`;

/** Puts what is typed aside for a chat, in this tab; an empty text takes it away. */
export function saveQuestionDraft(chat: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(chat));
    else sessionStorage.setItem(keyOf(chat), text);
  } catch {
    // A browser that keeps nothing: the text stays in its field.
  }
}

function keptDraft(chat: string): string {
  try {
    return sessionStorage.getItem(keyOf(chat)) ?? '';
  } catch {
    return '';
  }
}

/**
 * Draft typed for a chat. It survives a reload and a visit to another page.
 * @param given fills the field instead of what was typed before
 */
export function useQuestionDraft(chat: string, given?: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    if (given !== undefined) saveQuestionDraft(chat, given);
    return given ?? keptDraft(chat);
  });
  const type = (next: string) => {
    setText(next);
    saveQuestionDraft(chat, next);
  };
  return [text, type];
}
