import { characterCount } from '@murmel/contracts';
import { useId } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { DictateButton, ReadAloudButton } from '../../ai/speech/speech-buttons';
import type { FieldProps, FieldTexts } from './field';
import classes from './TextField.module.css';

/** Number of letters left below which the counter is shown. */
const COUNTS_BELOW = 500;

interface TextFieldProps extends FieldProps<{ text?: string | undefined }> {
  /** characters that an answer may have */
  max: number;
  t: FieldTexts;
}

/** Long answer. Text beyond the limit is never cut off: the author decides what to remove. */
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
      <div className={classes.speech}>
        {!locked && <DictateButton onText={(said) => onAnswer({ text: [text.trimEnd(), said].filter(Boolean).join(' ') })} />}
        <ReadAloudButton text={text} size={44} />
      </div>
      <p className={classes.count} id={id} data-over={left < 0 || undefined}>
        {counts &&
          (left < 0
            ? t('text.over', { count: -left, max: new Intl.NumberFormat(i18n.language).format(max) })
            : t('text.left', { count: left }))}
      </p>
    </>
  );
}
