import { SUGGESTION_LIMITS } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { wordsAt } from './corrections';
import type { HelpedText } from './helped-text';
import { spanForAct } from './insert-suggestion';
import { NAMESPACE } from './namespace';
import { ownWordsIn } from './own-words';
import { markdownBetween, plainBetween, WORDS_BEFORE, wordsBefore } from './text-for-model';
import type { Help, HelpRequest } from './use-help';

export type Wanted = Pick<HelpRequest, 'act' | 'task' | 'length' | 'language' | 'level'>;

const { textMax } = SUGGESTION_LIMITS;

/** Asks for something about what is selected, about everything, or at the caret. Pupils send nothing that others wrote. */
export function useBegin(text: HelpedText, help: Help): (wanted: Wanted) => Promise<void> {
  const { t } = useTranslation(NAMESPACE);
  return async (wanted) => {
    const { state } = text.editor;
    const { act } = wanted;
    const selected = spanForAct(state, act === 'write' || act === 'continue');
    const empty = selected.from === selected.to;
    const before = act === 'continue' && empty ? { from: Math.max(0, selected.from - WORDS_BEFORE), to: selected.from } : selected;
    const own = help.help?.onlyOwn ? ownWordsIn(state.doc, before, text.own(state, help.help.ownClients)) : undefined;
    const mixed = own?.whole === false;
    if (mixed && act === 'spelling') return help.refuse(t('notOnlyOwn'));
    // Where others wrote as well, nothing is replaced: the suggestion comes below.
    const span = mixed ? { from: selected.to, to: selected.to } : selected;
    const place = text.toPlace(state, span);
    if (place === undefined) return;
    const taken = mixed ? '' : act === 'spelling' ? wordsAt(state.doc, span) : plainBetween(state.doc, span);
    const words = async () => {
      if (act === 'spelling') return taken;
      if (own) return own.words;
      if (!empty) return markdownBetween(text, state.doc, span);
      return act === 'continue' ? wordsBefore(state, span.from) : '';
    };
    const sent = await words();
    if (act !== 'write' && sent.trim() === '') help.refuse(t(mixed ? 'nothingOwn' : 'nothing'));
    else if (Math.max(sent.length, taken.length) > textMax) help.refuse(t('tooLong', { max: textMax }));
    else await help.ask({ ...wanted, text: sent, place, taken, client: text.client });
  };
}
