import { characterCount } from '@murmel/contracts';
import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import type { FieldProps, FieldTexts } from './field';
import classes from './TextField.module.css';

/** So little is left that one wants to know how much. */
const COUNTS_BELOW = 500;

interface TextFieldProps extends FieldProps<{ text?: string | undefined }> {
  /** characters that an answer may have */
  max: number;
  t: FieldTexts;
}

/** A long answer. Too much is never cut off: whoever wrote it decides what goes. */
export function TextField({ part, max, t, answer, onAnswer, locked, labelledBy, describedBy, invalid }: TextFieldProps) {
  const { i18n } = useTranslation();
  const id = useId();
  const text = answer?.text ?? '';
  const left = max - characterCount(text);
  const counts = left <= COUNTS_BELOW;
  return (
    <>
      <textarea
        className={classes.text}
        rows={6}
        value={text}
        readOnly={locked}
        required={part.required}
        aria-labelledby={labelledBy}
        aria-describedby={[describedBy, counts && id].filter(Boolean).join(' ') || undefined}
        aria-invalid={invalid || left < 0 || undefined}
        placeholder={locked ? undefined : t('text.placeholder')}
        onChange={({ currentTarget }) => onAnswer(currentTarget.value === '' ? undefined : { text: currentTarget.value })}
      />
      <p className={classes.count} id={id} data-over={left < 0 || undefined}>
        {counts &&
          (left < 0
            ? t('text.over', { count: -left, max: new Intl.NumberFormat(i18n.language).format(max) })
            : t('text.left', { count: left }))}
      </p>
    </>
  );
}
