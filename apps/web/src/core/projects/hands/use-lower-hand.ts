import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { useTranslation } from '../../../platform/i18n/use-translation';
import { toast } from '../../../ui/status/toast-queue';

/** A pupil was helped: the hand goes down; the live line takes it off the screen. */
export function useLowerHand(projectId: string): { lower: (pupil: { id: string; name: string }) => void; busy: string | undefined } {
  const { t } = useTranslation('projects');
  const mutation = useMutation({
    mutationFn: (pupil: { id: string; name: string }) => api.projects.lowerHand({ id: projectId, pupilId: pupil.id }),
    onError: (error, { name }) => toast({ id: 'hand', tone: 'alert', text: t('hand.failed', { name, why: errorText(error) }) }),
  });
  return { lower: mutation.mutate, busy: mutation.isPending ? mutation.variables.id : undefined };
}
