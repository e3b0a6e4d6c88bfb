import { LIMITS, MEMBER_ROLES, type MemberRole } from '@murmel/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { Button } from '../../ui/forms/Button';
import { FieldError } from '../../ui/forms/FieldError';
import { NativeSelect, TextInput } from '../../ui/forms/TextField';
import { isRefusal } from '../shell/refusal';
import classes from './Members.module.css';

/** Enough to catch a slip of the finger; the server decides. */
const LOOKS_LIKE_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface InviteFormProps {
  itemId: string;
  onInvited: (email: string) => unknown;
}

/** Invites a teacher by mail address with a right. */
export function InviteForm({ itemId, onInvited }: InviteFormProps) {
  const { t } = useTranslation('sharing');
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<MemberRole>('write');
  const [error, setError] = useState<string>();
  const add = useMutation(orpc.items.addMember.mutationOptions());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim().toLowerCase();
    setError(undefined);
    field.current?.focus();
    if (!LOOKS_LIKE_MAIL.test(address)) {
      setError(t('members.emailInvalid'));
      return;
    }
    try {
      await add.mutateAsync({ id: itemId, email: address, role });
      setEmail('');
      await onInvited(address);
    } catch (refusal) {
      if (isRefusal(refusal, 'ALREADY_MEMBER')) setError(t('members.already', { email: address }));
      else if (isRefusal(refusal, 'LIMIT_REACHED')) setError(t('members.full', { max: LIMITS.members.max }));
      else if (isRefusal(refusal, 'BAD_REQUEST')) setError(t('members.emailInvalid'));
      else setError(errorText(refusal));
    }
  };
  return (
    <form className={classes.invite} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        ref={field}
        type="email"
        autoComplete="off"
        className={classes.inviteEmail}
        label={t('members.email')}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={error && <FieldError>{error}</FieldError>}
      />
      <NativeSelect
        className={classes.inviteRole}
        label={t('members.role')}
        value={role}
        data={MEMBER_ROLES.map((value) => ({ value, label: t(`members.roles.${value}`) }))}
        onChange={(event) => setRole(event.currentTarget.value as MemberRole)}
      />
      <Button type="submit" variant="default" loading={add.isPending}>
        {t('members.add')}
      </Button>
    </form>
  );
}
