import type { SuggestionAct } from '@murmel/contracts';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { Button } from '../../../ui/forms/Button';
import { toast } from '../../../ui/status/toast-queue';
import classes from './help.module.css';
import type { HelpedText } from './helped-text';
import { insertBelow, replaceBy } from './insert-suggestion';
import { NAMESPACE } from './namespace';
import type { SuggestionViewProps } from './suggestion-view-props';
import { plainBetween } from './text-for-model';

/** Actions whose result replaces the text; other results go below it. */
export const REPLACES: ReadonlySet<SuggestionAct> = new Set(['translate', 'simplify', 'shorten', 'rephrase']);

type Where = 'replace' | 'below';

/** Checks if the text for which the suggestion was requested still exists. */
function standing(text: HelpedText, state: EditorState, { place, taken }: { place: string; taken: string }): 'same' | 'changed' | 'gone' {
  const span = text.spanOf(state, place);
  const now = span && plainBetween(state.doc, span);
  if (now === taken) return 'same';
  return now === undefined || now.trim() === '' ? 'gone' : 'changed';
}

/** Applies a suggestion, as one step: in place of the text or below it; only below once another user changed the text. */
export function ApplySuggestion({ text, suggestion, help, answer, onDone }: SuggestionViewProps & { answer: string }) {
  const { t } = useTranslation(NAMESPACE);
  const { editor, away } = text;
  const { act, place, taken } = suggestion;
  const first = useRef<HTMLButtonElement>(null);
  const now = useEditorState({ editor, selector: ({ editor: { state } }) => standing(text, state, suggestion) });
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const take = async (where: Where) => {
    const nodes = text.nodesOf(answer);
    const change = (transaction: Transaction) => {
      const span = text.spanOf(editor.state, place);
      // Words that a classmate wrote there in this very moment are not replaced.
      if (where === 'replace' && span && standing(text, editor.state, suggestion) === 'same') return replaceBy(transaction, span, nodes);
      return insertBelow(transaction, span?.to ?? editor.state.selection.to, nodes);
    };
    const refusal = text.refusal(change(editor.state.tr).doc);
    if (refusal !== undefined) {
      toast({ id: 'text-full', tone: 'alert', text: refusal });
      return;
    }
    // The first device to close the suggestion inserts it, once.
    if (!(await help.close(suggestion))) return;
    text.put(change);
    onDone();
    toast({ id: 'suggestion', tone: 'info', text: t('taken') });
  };
  const labelOf = (where: Where) => (where === 'replace' ? (REPLACES.has(act) ? 'replace' : 'instead') : taken === '' ? 'insert' : 'below');
  const button = (where: Where, main: boolean) => (
    <Button
      ref={main ? first : undefined}
      variant={main ? 'filled' : 'default'}
      disabled={away}
      loading={help.busy}
      onClick={() => void take(where)}
    >
      {t(labelOf(where))}
    </Button>
  );
  const both = taken !== '' && act !== 'write' && act !== 'continue' && now === 'same';
  return (
    <>
      {taken !== '' && now !== 'same' && REPLACES.has(act) && (
        <p className={classes.plain} role="status">
          {t(now)}
        </p>
      )}
      {both ? (
        <>
          {button(REPLACES.has(act) ? 'replace' : 'below', true)}
          {button(REPLACES.has(act) ? 'below' : 'replace', false)}
        </>
      ) : (
        button('below', true)
      )}
    </>
  );
}
