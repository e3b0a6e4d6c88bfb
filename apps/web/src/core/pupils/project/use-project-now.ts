import type { Project } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useProjectLive } from '../../../platform/live/use-project-live';
import { useStateChange } from '../use-state-change';

/**
 * A project with what the server has pushed since: a pause or an end counts at once.
 * @returns the own hand, too; undefined until the live line stands
 */
export function useProjectNow(known: Project): { project: Project; hand: boolean | undefined } {
  const queryClient = useQueryClient();
  const { state: live } = useProjectLive(known.id, null);
  const state = live?.state ?? known.state;
  // What may be done with each thing is another matter now.
  useStateChange(state, () => void queryClient.invalidateQueries());
  const project = live ? { ...known, state: live.state, endsAt: live.endsAt, pausedAt: live.pausedAt } : known;
  return { project, hand: live?.audience === 'pupil' ? live.hand : undefined };
}
