import { LIMITS } from '@murmel/contracts';
import { useFieldDraft } from '../../../../core/blocks/use-field-draft';
import { pasteAsList } from '../../../../core/pasted/paste-as-list';
import { FieldError } from '../../../../ui/forms/FieldError';
import { Textarea } from '../../../../ui/forms/TextField';
import { useEditor } from '../editor-context';
import { useTexts } from '../texts';

const { bankMax, wordMax } = LIMITS.worksheet;

const wordsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
];

/** Words beside those that fit, one in a line: they make choosing harder. */
export function OtherWords({ block, words }: { block: string; words: readonly string[] }) {
  const t = useTexts();
  const { actions } = useEditor();
  const fits = (typed: string): boolean => {
    const given = wordsIn(typed);
    return given.length <= bankMax && given.every(({ length }) => length <= wordMax);
  };
  const draft = useFieldDraft({
    value: words.join('\n'),
    save: (typed: string) => actions.change(block, { content: { others: wordsIn(typed) } }, 'others'),
    fits,
  });
  return (
    <Textarea
      label={t('gaps.others')}
      description={t('gaps.othersHint', { max: bankMax })}
      rows={3}
      value={draft.value}
      error={!fits(draft.value) && <FieldError>{t('gaps.othersLimit', { max: bankMax, letters: wordMax })}</FieldError>}
      onPaste={(event) => {
        const pasted = pasteAsList(event);
        if (pasted !== undefined) draft.change(pasted);
      }}
      onChange={(event) => draft.change(event.currentTarget.value)}
      onBlur={draft.flush}
    />
  );
}
