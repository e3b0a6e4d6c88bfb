import { LIMITS } from '@murmel/contracts';
import { useFieldDraft } from '../../../../core/blocks/use-field-draft';
import { pasteLines } from '../../../../platform/paste/paste-lines';
import { Textarea } from '../../../../ui/forms/TextField';
import { useEditor } from '../editor-context';
import { useTexts } from '../texts';

/** Edits the sample solution shown after submission, if the teacher shows it. */
export function SolutionField({ block: { id, content } }: { block: { id: string; content: { solution: string } } }) {
  const t = useTexts();
  const { actions } = useEditor();
  const draft = useFieldDraft({
    value: content.solution,
    save: (solution: string) => actions.change(id, { content: { solution } }, 'solution'),
  });
  return (
    <Textarea
      label={t('solution.label')}
      description={t('solution.hint')}
      rows={3}
      maxLength={LIMITS.worksheet.solutionMax}
      value={draft.value}
      onChange={(event) => draft.change(event.currentTarget.value)}
      onBlur={draft.flush}
      onPaste={pasteLines}
    />
  );
}
