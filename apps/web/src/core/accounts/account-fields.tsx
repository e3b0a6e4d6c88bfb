import { useTranslation } from '../../platform/i18n/use-translation';
import { FieldError } from '../../ui/forms/FieldError';
import { PasswordField } from '../../ui/forms/PasswordField';
import { TextInput } from '../../ui/forms/TextField';
import type { FieldFault } from './field-rules';
import type { Fields } from './use-fields';

interface FieldProps<Name extends string> {
  fields: Fields<Name>;
  name: Name;
  label: string;
  description?: string;
  autoComplete: string;
  /** message at this field after the server refused */
  refusal?: string | undefined;
  maxLength?: number;
}

/** The sentence of a fault in the language on the screen. */
function useFaultText(): (fault: FieldFault | undefined) => string | undefined {
  const { t } = useTranslation('accounts');
  return (fault) => fault && t(`faults.${fault.key}`, { count: fault.count });
}

function useField<Name extends string>({ fields, name, label, description, autoComplete, refusal, maxLength }: FieldProps<Name>) {
  const faultText = useFaultText();
  const error = faultText(fields.faults[name]) ?? refusal;
  return {
    id: name,
    name,
    label,
    autoComplete,
    size: 'lg' as const,
    value: fields.values[name],
    onChange: (event: { currentTarget: { value: string } }) => fields.set(name, event.currentTarget.value),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(description ? { description } : {}),
    ...(error ? { error: <FieldError>{error}</FieldError> } : {}),
  };
}

export function AccountTextField<Name extends string>(props: FieldProps<Name> & { type?: 'text' | 'email' }) {
  return (
    <TextInput
      {...useField(props)}
      type={props.type ?? 'text'}
      {...(props.type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {})}
    />
  );
}

export function AccountPasswordField<Name extends string>(props: FieldProps<Name>) {
  const { t } = useTranslation('platform/page');
  return <PasswordField {...useField(props)} showLabel={t('showPassword')} hideLabel={t('hidePassword')} />;
}
