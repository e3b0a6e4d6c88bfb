import { useSession } from '../session/store';
import { useProjectLive } from './use-project-live';

/**
 * What the teacher of a pupil's project says of models there, as one word that is another as soon as it is: whoever shows something that follows from it
 * asks again. Empty for everybody who is no pupil in a project.
 * @param projectId through which they ask, as far as it is known; else the one that their page is in
 */
export function useSaidOfAi(projectId: string | null | undefined): string {
  const { isPupil, projectId: current } = useSession();
  const { state } = useProjectLive(isPupil ? (projectId ?? current) : null);
  return state?.audience === 'pupil' ? JSON.stringify(state.ai) : '';
}
