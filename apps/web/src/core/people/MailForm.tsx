import { looksLikeMail } from '@murmel/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { isErrorCode } from '../../platform/errors/api-error';
import { errorText } from '../../platform/errors/error-text';
import { useTranslation } from '../../platform/i18n/use-translation';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { TextInput } from '../../ui/forms/TextField';
import { useUnsent } from '../../ui/overlays/unsent-forms';
import classes from './MailForm.module.css';

interface MailFormProps {
  label: string;
  description?: string;
  sendLabel: string;
  /** Error text for an invalid mail address. */
  invalid: string;
  /** Gets the address in small letters. */
  send: (address: string) => Promise<unknown>;
  /** Text for the server's refusal, where this form has its own. */
  refusalText?: (refusal: unknown, address: string) => string | undefined;
  /** Additional fields, between address and button. */
  children?: ReactNode;
}

/** Adds a person by mail address; the field keeps the focus, so that the next address can be typed at once. */
export function MailForm({ label, description, sendLabel, invalid, send, refusalText, children }: MailFormProps) {
  const { t } = useTranslation('platform/page');
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const sending = useMutation({ mutationFn: send });
  const refuse = (text: string): false => {
    setError(text);
    field.current?.focus();
    return false;
  };
  const sendTyped = async (): Promise<boolean> => {
    const address = email.trim().toLowerCase();
    setError(undefined);
    field.current?.focus();
    if (!looksLikeMail(address)) return refuse(invalid);
    try {
      await sending.mutateAsync(address);
      setEmail('');
      return true;
    } catch (refusal) {
      return refuse(isErrorCode(refusal, 'BAD_REQUEST') ? invalid : (refusalText?.(refusal, address) ?? errorText(refusal)));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sendTyped();
  };
  useUnsent(email.trim() !== '', { send: sendTyped, warn: () => refuse(t('unsent')) });
  return (
    <form className={classes.form} data-more={children !== undefined || undefined} onSubmit={submit} noValidate>
      <TextInput
        ref={field}
        type="email"
        autoComplete="off"
        className={classes.address}
        label={label}
        {...(description ? { description } : {})}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={error && <FieldError>{error}</FieldError>}
      />
      {children}
      <Button type="submit" variant="default" loading={sending.isPending}>
        {sendLabel}
      </Button>
    </form>
  );
}
