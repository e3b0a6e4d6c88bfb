import { LIMITS } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client';
import { isErrorCode } from '../../platform/errors/api-error';
import { useTranslation } from '../../platform/i18n/use-translation';
import { toast } from '../../ui/status/toast-queue';
import { MailForm } from '../people/MailForm';

/** Asks a colleague by mail to come into the school. */
export function InviteForm({ schoolId }: { schoolId: string }) {
  const { t } = useTranslation('schools');
  const queryClient = useQueryClient();
  const invite = async (email: string) => {
    try {
      await api.schools.invite({ id: schoolId, email });
      toast({ tone: 'success', text: t('done.invite', { email }) });
    } finally {
      void queryClient.invalidateQueries();
    }
  };
  return (
    <MailForm
      label={t('invite.email')}
      description={t('invite.hint', { days: LIMITS.school.invitationDays })}
      sendLabel={t('invite.send')}
      invalid={t('invite.emailInvalid')}
      send={invite}
      // A wait of a day is not shown in seconds.
      refusalText={(refusal) => (isErrorCode(refusal, 'TOO_MANY_REQUESTS') ? t('invite.tomorrow') : undefined)}
    />
  );
}
