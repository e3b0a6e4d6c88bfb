import type { PartOf } from '@murmel/documents';
import { useEffect, useRef } from 'react';
import { type Sharing, useShare } from '../../sharing/use-share';
import { useChange } from '../part-screen';
import { sharedPath } from '../shared-address';

/** The sharing of the item that a part shows. The part follows when its link changes: with a new one the old leads nowhere. */
export function useToolShare(part: PartOf<'internal_tool'>, itemId: string): Sharing {
  const sharing = useShare(itemId);
  const change = useChange(part);
  const latest = useRef({ change, address: part.content.address });
  latest.current = { change, address: part.content.address };
  const { data } = sharing.query;
  const address = data && sharedPath(data);
  useEffect(() => {
    if (address !== undefined && address !== latest.current.address) void latest.current.change({ address });
  }, [address]);
  return sharing;
}
