import { SUGGESTION_LIMITS } from '@murmel/contracts';
import type { Editor } from '@tiptap/core';
import type * as Y from 'yjs';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { wordsAt } from './corrections';
import { spanForAct, suggestionNumber } from './insert-suggestion';
import { NAMESPACE } from './namespace';
import { toRelativeSpan } from './relative-span';
import { markdownBetween, plainBetween, wordsBefore } from './text-for-model';
import type { Help, HelpRequest } from './use-help';

export type Wanted = Pick<HelpRequest, 'act' | 'task' | 'length' | 'language' | 'level'>;

const { textMax } = SUGGESTION_LIMITS;

/** Asks for something about what is selected, about everything, or at the caret. */
export function useBegin(editor: Editor, document: Y.Doc, help: Help): (wanted: Wanted) => Promise<void> {
  const { t } = useTranslation(NAMESPACE);
  return async (wanted) => {
    const { state } = editor;
    const { act } = wanted;
    const span = spanForAct(state, act === 'write' || act === 'continue');
    const place = toRelativeSpan(state, span);
    if (place === undefined) return;
    const empty = span.from === span.to;
    const taken = act === 'spelling' ? wordsAt(state.doc, span) : plainBetween(state.doc, span);
    const text =
      act === 'spelling'
        ? taken
        : !empty
          ? await markdownBetween(state.doc, span)
          : act === 'continue'
            ? wordsBefore(state, span.from)
            : '';
    if (act !== 'write' && text.trim() === '') help.refuse(t('nothing'));
    else if (Math.max(text.length, taken.length) > textMax) help.refuse(t('tooLong', { max: textMax }));
    else await help.ask({ ...wanted, text, place, taken, client: suggestionNumber(document) });
  };
}
