import { useSession } from '../session/store';
import { useProjectLive } from './use-project-live';

/**
 * Returns the model rules set by the teacher of a pupil's project, as one string that changes with them: a view that depends on them
 * requests its data again. Empty for all users who are no pupil in a project.
 * @param projectId through which they ask, as far as it is known; else the one that their page is in
 */
export function useProjectAiVersion(projectId: string | null | undefined): string {
  const { isPupil, projectId: current } = useSession();
  const { state } = useProjectLive(isPupil ? (projectId ?? current) : null);
  return state?.audience === 'pupil' ? JSON.stringify(state.ai) : '';
}
