import type { CardOf } from '@murmel/documents';
import { useEffect, useRef } from 'react';
import { type Sharing, useShare } from '../../../../../core/sharing/use-share';
import { useChange } from '../../card-screen';
import { sharedPath } from '../parts/shared-address';

/** The sharing of the item that a card shows. The card follows when its link changes: with a new one the old leads nowhere. */
export function useToolShare(card: CardOf<'internal_tool'>, itemId: string): Sharing {
  const sharing = useShare(itemId);
  const change = useChange(card);
  const latest = useRef({ change, address: card.content.address });
  latest.current = { change, address: card.content.address };
  const { data } = sharing.query;
  const address = data && sharedPath(data);
  useEffect(() => {
    if (address !== undefined && address !== latest.current.address) void latest.current.change({ address });
  }, [address]);
  return sharing;
}
