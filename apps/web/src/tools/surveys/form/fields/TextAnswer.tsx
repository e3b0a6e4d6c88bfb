import { characterCount, LIMITS } from '@murmel/contracts';
import { useId } from 'react';
import { useTranslation } from '../../../../platform/i18n/use-translation';
import { charactersOver } from '../answers';
import { useTexts } from '../texts';
import type { FieldProps } from './field';
import classes from './TextAnswer.module.css';

const { longAnswerMax } = LIMITS.survey;
/** From here on one wants to know how much is left. */
const COUNTS_FROM = longAnswerMax - 500;

/** A long answer. Too much is never cut off: whoever wrote it decides what goes. */
export function TextAnswer({ question, answer, onAnswer, locked, labelledBy, describedBy, invalid }: FieldProps) {
  const t = useTexts();
  const { i18n } = useTranslation();
  const id = useId();
  const text = answer?.text ?? '';
  const over = charactersOver(text);
  const used = characterCount(text);
  const counts = used >= COUNTS_FROM;
  const max = new Intl.NumberFormat(i18n.language).format(longAnswerMax);
  return (
    <>
      <textarea
        className={classes.text}
        rows={6}
        value={text}
        readOnly={locked}
        required={question.required}
        aria-labelledby={labelledBy}
        aria-describedby={[describedBy, counts && id].filter(Boolean).join(' ') || undefined}
        aria-invalid={invalid || over > 0 || undefined}
        placeholder={locked ? undefined : t('text.placeholder')}
        onChange={({ currentTarget }) =>
          onAnswer(currentTarget.value === '' ? undefined : { questionId: question.id, text: currentTarget.value })
        }
      />
      <p className={classes.count} id={id} data-over={over > 0 || undefined}>
        {counts && (over > 0 ? t('text.over', { count: over, max }) : t('text.left', { count: longAnswerMax - used }))}
      </p>
    </>
  );
}
