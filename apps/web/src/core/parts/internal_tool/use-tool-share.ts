import type { PartOf } from '@murmel/documents';
import { useEffect, useEffectEvent } from 'react';
import { type Sharing, useShare } from '../../sharing/use-share';
import { useChange } from '../part-screen';
import { sharedPath } from '../shared-address';

/**
 * Manages the sharing of the item that a part shows. The part is updated when its link changes, because a replaced link is invalid. A part
 * that was updated on another screen triggers a reload of the sharing here.
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
