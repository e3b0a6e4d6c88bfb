import { characterCount, fixedOptions, type MiniToolField, type MiniToolProblem } from '@murmel/contracts';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { pasteLines } from '../../../platform/paste/paste-lines';
import { FieldError } from '../../../ui/forms/FieldError';
import { NativeSelect, Textarea, TextInput } from '../../../ui/forms/TextField';
import classes from './mini-tool.module.css';

/** Share of the limit from which the remaining number of letters is shown. */
const COUNTS_FROM = 0.8;

interface FormFieldProps {
  field: MiniToolField;
  /** by which it is found again in the prompt */
  number: number;
  value: string;
  problem: MiniToolProblem | undefined;
  onChange: (value: string) => void;
}

/** Renders one field of a mini tool, of any type. */
export function FormField({ field, number, value, problem, onChange }: FormFieldProps) {
  const { t, i18n } = useTranslation('ai/mini-tools');
  const shown = {
    label: (
      <>
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        {field.label[i18n.language]}
        {!field.required && <span className={classes.optional}> {t('optional')}</span>}
      </>
    ),
    value,
    'aria-required': field.required,
    error: problem && <FieldError>{t(`problems.${problem.problem}`, { limit: problem.limit, actual: problem.actual })}</FieldError>,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  switch (field.kind) {
    case 'text':
      return (
        <TextInput
          {...shown}
          className={classes.wide}
          placeholder={t('example', { text: field.example[i18n.language] })}
          description={<CharactersLeft value={value} max={field.maxLength} />}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      );
    case 'longText':
      return (
        <Textarea
          {...shown}
          className={classes.wide}
          rows={field.material ? 9 : 3}
          onPaste={pasteLines}
          placeholder={field.material ? field.example[i18n.language] : t('example', { text: field.example[i18n.language] })}
          description={<CharactersLeft value={value} max={field.maxLength} />}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      );
    case 'number':
      return <TextInput {...shown} inputMode="numeric" autoComplete="off" />;
    default:
      return (
        <NativeSelect
          {...shown}
          data={[
            { value: '', label: field.required ? t('choose') : t('whatever') },
            ...fixedOptions(field, i18n.language).map((option) => ({ value: option.value, label: option.label })),
          ]}
        />
      );
  }
}

function CharactersLeft({ value, max }: { value: string; max: number }) {
  const { t, i18n } = useTranslation('ai/mini-tools');
  const length = characterCount(value.trim());
  if (length < max * COUNTS_FROM) return null;
  const number = new Intl.NumberFormat(i18n.language);
  return t('count', { length: number.format(length), max: number.format(max) });
}
