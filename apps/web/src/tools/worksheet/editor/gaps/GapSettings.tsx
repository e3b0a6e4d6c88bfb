import { LIMITS } from '@murmel/contracts';
import { type BlockOf, gapProblem, gapsOf } from '@murmel/documents';
import { IconBracketsContain, IconKey } from '@tabler/icons-react';
import { useRef } from 'react';
import { useFieldDraft } from '../../../../core/blocks/use-field-draft';
import { refusalText } from '../../../../core/boards/refusal-text';
import { Button } from '../../../../ui/forms/Button';
import { FieldError } from '../../../../ui/forms/FieldError';
import { SwitchRow } from '../../../../ui/forms/SwitchRow';
import { Textarea } from '../../../../ui/forms/TextField';
import { useEditor } from '../editor-context';
import { useTexts } from '../texts';
import classes from './gaps.module.css';
import { markGap } from './mark-gap';
import { OtherWords } from './OtherWords';

const { gapTextMax, gaps: gapsMax } = LIMITS.worksheet;

/** The text with its gaps, and how it is filled. What is no text with gaps stays in the field until it is one. */
export function GapSettings({ block: { id, content } }: { block: BlockOf<'FillInTheBlankText'> }) {
  const t = useTexts();
  const { actions } = useEditor();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useFieldDraft({
    value: content.text,
    save: (text: string) => actions.change(id, { content: { text } }, 'gaps'),
    fits: (text) => problemOf(text) === undefined,
  });
  const problem = problemOf(draft.value);
  const count = gapsOf(draft.value).length;
  const mark = () => {
    const element = field.current;
    if (!element) return;
    const made = markGap({ text: draft.value, from: element.selectionStart, to: element.selectionEnd });
    element.focus();
    if (!made) return;
    draft.change(made.text);
    // Once React has written it into the field.
    requestAnimationFrame(() => element.setSelectionRange(made.from, made.to));
  };
  return (
    <>
      <Textarea
        ref={field}
        label={t('gaps.text')}
        description={t('gaps.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={{ input: classes.text ?? '' }}
        rows={6}
        value={draft.value}
        error={problem && <FieldError>{problem}</FieldError>}
        onChange={(event) => draft.change(event.currentTarget.value)}
        onBlur={draft.flush}
      />
      <Button
        variant="default"
        size="sm"
        leftSection={<IconBracketsContain size={18} stroke={1.9} aria-hidden />}
        // The selection in the text stays.
        onMouseDown={(event) => event.preventDefault()}
        onClick={mark}
      >
        {t('gaps.mark')}
      </Button>
      <SwitchRow
        label={t('gaps.bank')}
        checked={content.bank}
        onChange={(bank) => void actions.change(id, { content: { bank } }, 'bank')}
      />
      {content.bank && <OtherWords block={id} words={content.others} />}
      <SwitchRow
        label={t('gaps.exact')}
        description={t('gaps.exactHint')}
        checked={content.exact}
        onChange={(exact) => void actions.change(id, { content: { exact } }, 'exact')}
      />
      <p className={classes.count} role="status">
        <IconKey size={20} stroke={1.9} aria-hidden />
        {count === 0 ? t('gaps.none') : t('gaps.count', { count, max: gapsMax })}
      </p>
    </>
  );
}

/** Reason why it is not saved, with the exceeded limit. */
function problemOf(text: string): string | undefined {
  const refusal = text.length > gapTextMax ? ({ code: 'TEXT_TOO_LONG', limit: gapTextMax } as const) : gapProblem(text);
  return refusal && refusalText(refusal);
}
