import { LIMITS, MEMBER_ROLES, type MemberRole } from '@murmel/contracts';
import { useState } from 'react';
import { api } from '../../platform/api/client';
import { isErrorCode } from '../../platform/errors/api-error';
import { useTranslation } from '../../platform/i18n/use-translation';
import { NativeSelect } from '../../ui/forms/TextField';
import { MailForm } from '../people/MailForm';
import classes from './Members.module.css';

interface InviteFormProps {
  itemId: string;
  onInvited: (email: string) => unknown;
}

/** Invites a teacher by mail address with a right. */
export function InviteForm({ itemId, onInvited }: InviteFormProps) {
  const { t } = useTranslation('sharing');
  const [role, setRole] = useState<MemberRole>('write');
  return (
    <MailForm
      label={t('members.email')}
      sendLabel={t('members.add')}
      invalid={t('members.emailInvalid')}
      send={async (email) => {
        await api.items.addMember({ id: itemId, email, role });
        void onInvited(email);
      }}
      refusalText={(refusal, email) => {
        if (isErrorCode(refusal, 'ALREADY_MEMBER')) return t('members.already', { email });
        return isErrorCode(refusal, 'LIMIT_REACHED') ? t('members.full', { max: LIMITS.members.max }) : undefined;
      }}
    >
      <NativeSelect
        className={classes.inviteRole}
        label={t('members.role')}
        value={role}
        data={MEMBER_ROLES.map((value) => ({ value, label: t(`members.roles.${value}`) }))}
        onChange={(event) => setRole(event.currentTarget.value as MemberRole)}
      />
    </MailForm>
  );
}
