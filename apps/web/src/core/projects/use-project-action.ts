import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { errorText } from '../../platform/errors/error-text';
import { toast } from '../../ui/status/toast-queue';

/** What one press does to a project. */
export type ProjectStep = 'pause' | 'resume' | 'extend' | 'finish' | 'archive' | 'unarchive';

const STEPS = {
  pause: (id) => api.projects.pause({ id }),
  resume: (id) => api.projects.resume({ id }),
  extend: (id) => api.projects.extend({ id }),
  finish: (id) => api.projects.finish({ id }),
  archive: (id) => api.projects.update({ id, archived: true }),
  unarchive: (id) => api.projects.update({ id, archived: false }),
} as const satisfies Record<ProjectStep, (id: string) => Promise<unknown>>;

export interface ProjectAction {
  run: (step: ProjectStep, done?: () => void) => void;
  /** which one is on its way */
  busy: ProjectStep | undefined;
}

/** Carries a step out and says in a toast what came of it. */
export function useProjectAction(projectId: string): ProjectAction {
  const { t } = useTranslation('projects');
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (step: ProjectStep) => STEPS[step](projectId),
    onSuccess: (project, step) => {
      queryClient.setQueryData(orpc.projects.get.queryKey({ input: { id: projectId } }), project);
      void queryClient.invalidateQueries({ queryKey: orpc.projects.list.key() });
      toast({ id: 'project', tone: 'success', text: t(`done.${step}`) });
    },
    onError: (error, step) =>
      toast({ id: 'project', tone: 'alert', text: t('failed', { what: t(`failedStep.${step}`), why: errorText(error) }) }),
  });
  return {
    run: (step, done) => mutation.mutate(step, done ? { onSuccess: done } : {}),
    busy: mutation.isPending ? mutation.variables : undefined,
  };
}
