import type { FileSharing, FileSharingLive, SharedFileItem } from '@murmel/contracts';
import { useLive } from '../../../platform/live/use-live';

interface Sharing {
  sharing: FileSharing;
  /** for those who read what came in, once it is known */
  counts: Extract<FileSharingLive, { audience: 'teacher' }>['counts'] | undefined;
  offline: boolean;
}

/** What is given out and collected: as it was opened, then as it is pushed. */
export function useSharing({ id, sharing }: SharedFileItem): Sharing {
  const { state, connection } = useLive<FileSharingLive>(id);
  const counts = state?.audience === 'teacher' ? state.counts : undefined;
  return { sharing: state?.sharing ?? sharing, counts, offline: connection === 'offline' };
}
