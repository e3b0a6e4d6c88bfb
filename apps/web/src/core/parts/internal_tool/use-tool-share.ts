import type { PartOf } from '@murmel/documents';
import { useEffect, useEffectEvent } from 'react';
import { type Sharing, useShare } from '../../sharing/use-share';
import { useChange } from '../part-screen';
import { sharedPath } from '../shared-address';

/**
 * The sharing of the item that a part shows. The part follows when its link changes: with a new one the old leads nowhere.
 * A part that followed on another screen says here that the sharing is another one.
 */
export function useToolShare(part: PartOf<'internal_tool'>, itemId: string): Sharing {
  const sharing = useShare(itemId);
  const change = useChange(part);
  const follow = useEffectEvent((address: string) => {
    if (address !== part.content.address) void change({ address });
  });
  const { data } = sharing.query;
  const address = data && sharedPath(data);
  useEffect(() => {
    if (address !== undefined) follow(address);
  }, [address]);
  const catchUp = useEffectEvent((shown: string | null) => {
    if (address !== undefined && shown !== address) void sharing.query.refetch();
  });
  const shown = part.content.address;
  useEffect(() => catchUp(shown), [shown]);
  return sharing;
}
