import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orpc } from '../../../platform/api/queries';
import { useClassLive } from '../../../platform/live/use-class-live';
import { askWhetherStillThere } from '../../../platform/session/who-is-here';

/** Whoever is let in goes in, and whoever is out is told, without waiting until the page asks the next time. */
export function useClassLine(classId: string): void {
  const queryClient = useQueryClient();
  const { state, refused } = useClassLive(classId);
  const admitted = state?.admitted;
  useEffect(() => {
    if (admitted !== undefined) void queryClient.invalidateQueries({ queryKey: orpc.pupilClasses.visit.key() });
  }, [admitted, queryClient]);
  useEffect(() => {
    if (refused !== undefined) askWhetherStillThere();
  }, [refused]);
}
