import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../platform/api/client';
import { orpc } from '../../platform/api/queries';
import { type Actions, useAction } from '../page/use-action';

const STEPS = {
  pause: (id) => api.projects.pause({ id }),
  resume: (id) => api.projects.resume({ id }),
  extend: (id) => api.projects.extend({ id }),
  toDay: (id) => api.projects.extend({ id, unit: 'day' }),
  toMonth: (id) => api.projects.extend({ id, unit: 'month' }),
  finish: (id) => api.projects.finish({ id }),
  archive: (id) => api.projects.update({ id, archived: true }),
  unarchive: (id) => api.projects.update({ id, archived: false }),
} as const satisfies Record<string, (id: string) => Promise<unknown>>;

/** One-press action on a project. */
export type ProjectStep = keyof typeof STEPS;

/** Runs an action on a project and reports its result, always in the same toast. Lists of projects are refetched. */
export function useProjectAction(): Actions<ProjectStep | 'remove'> {
  const queryClient = useQueryClient();
  return useAction({
    texts: 'projects',
    toastId: 'project',
    after: (worked) => worked && queryClient.invalidateQueries({ queryKey: orpc.projects.list.key() }),
  });
}

export interface ProjectSteps {
  run: (step: ProjectStep, done?: () => void) => void;
  /** pending action */
  busy: string | undefined;
}

/** Returns the steps of one project; its viewer has the new state at once. */
export function useProjectSteps(projectId: string): ProjectSteps {
  const queryClient = useQueryClient();
  const { run, busy } = useProjectAction();
  const take = async (step: ProjectStep): Promise<void> => {
    queryClient.setQueryData(orpc.projects.get.queryKey({ input: { id: projectId } }), await STEPS[step](projectId));
  };
  return { run: (step, done) => void run(step, () => take(step)).then((worked) => worked && done?.()), busy };
}
