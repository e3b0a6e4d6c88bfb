import type { ReactNode } from 'react';
import { FieldError } from '../../ui/forms/FieldError';
import { TextInput } from '../../ui/forms/TextField';
import { useTranslation } from '../i18n/use-translation';
import { useWholeValue } from './use-whole-value';

interface WholeFieldProps {
  type: 'date' | 'time' | 'datetime-local' | 'number';
  label: string;
  description?: string;
  value: string;
  /** Gets whole values, and '' for an empty field. */
  onValue: (value: string) => void;
  onLeave?: () => void;
  /** what else is wrong */
  error?: ReactNode;
  inputMode?: 'numeric' | 'decimal';
  min?: number;
  max?: number;
  step?: number;
}

/** A field for a date, a time or a number. Half filled it tells what is missing, and is not saved. */
export function WholeField({ value, onValue, onLeave, error, ...field }: WholeFieldProps) {
  const { t } = useTranslation('platform/forms');
  const { props, half } = useWholeValue(value, onValue);
  return (
    <TextInput
      {...field}
      {...props}
      onBlur={() => {
        props.onBlur();
        onLeave?.();
      }}
      error={half ? <FieldError>{t(`half.${field.type}`)}</FieldError> : error}
    />
  );
}
