import { LIMITS } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client';
import { isErrorCode } from '../../../platform/errors/api-error';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { toast } from '../../../ui/status/toast-queue';
import { MailForm } from '../../people/MailForm';

/** Takes a colleague along by mail address. */
export function AddTeacherForm({ classId }: { classId: string }) {
  const { t } = useTranslation('classes');
  const queryClient = useQueryClient();
  const add = async (email: string) => {
    try {
      await api.schoolClasses.addTeacher({ id: classId, email });
      toast({ tone: 'success', text: t('done.addTeacher', { name: email }) });
    } finally {
      void queryClient.invalidateQueries();
    }
  };
  return (
    <MailForm
      label={t('teacher.email')}
      description={t('teacher.emailHint')}
      sendLabel={t('teacher.add')}
      invalid={t('teacher.emailInvalid')}
      send={add}
      refusalText={(refusal, email) =>
        isErrorCode(refusal, 'LIMIT_REACHED')
          ? t('teacher.full', { max: LIMITS.schoolClass.teachers })
          : `${t('failed.addTeacher', { name: email })} ${errorText(refusal)}`
      }
    />
  );
}
