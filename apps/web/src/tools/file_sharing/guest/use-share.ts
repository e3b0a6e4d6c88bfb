import type { FileSharing, FileSharingLive, Item } from '@murmel/contracts';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';
import { useLive } from '../../../platform/live/use-live';

interface Share {
  /** undefined: not yet */
  sharing: FileSharing | undefined;
  failed: boolean;
  /** reads it anew */
  look: () => void;
}

/** Returns a guest's view of a file share: read once, then as it is pushed. */
export function useShare({ id }: Item): Share {
  const { state } = useLive<FileSharingLive>(id);
  const [read, setRead] = useState<FileSharing>();
  const [failed, setFailed] = useState(false);
  const look = useCallback(() => {
    setFailed(false);
    api.fileSharing.get({ id }).then(
      ({ sharing }) => setRead(sharing),
      () => setFailed(true),
    );
  }, [id]);
  useEffect(look, [look]);
  return { sharing: state?.sharing ?? read, failed, look };
}
