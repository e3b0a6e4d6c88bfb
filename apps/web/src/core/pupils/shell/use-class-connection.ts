import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orpc } from '../../../platform/api/queries';
import { useClassLive } from '../../../platform/live/use-class-live';
import { checkStillSignedIn } from '../../../platform/session/current-user';

/** Subscribes to the class: admitted pupils go in, and removed ones are told, without waiting for the next poll. */
export function useClassConnection(classId: string): void {
  const queryClient = useQueryClient();
  const { state, refused } = useClassLive(classId);
  const admitted = state?.admitted;
  useEffect(() => {
    if (admitted !== undefined) void queryClient.invalidateQueries({ queryKey: orpc.pupilClasses.visit.key() });
  }, [admitted, queryClient]);
  useEffect(() => {
    if (refused !== undefined) checkStillSignedIn();
  }, [refused]);
}
