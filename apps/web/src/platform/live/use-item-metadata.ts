import type { ItemMetadata } from '@murmel/contracts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { LiveView } from './live-connection';
import { itemMetadataTopic } from './live-topic';
import { useLiveTopic } from './use-live';

/**
 * Subscribes to the metadata topic of an item, as every item page does: its newest title, and its visibility.
 * @param itemId undefined: not yet
 */
export function useItemMetadata(itemId: string | undefined): LiveView<ItemMetadata> {
  const topic = useMemo(() => (itemId === undefined ? null : itemMetadataTopic(itemId)), [itemId]);
  return useLiveTopic(topic);
}

/**
 * Admits a visitor who was refused access as soon as access opens again.
 * @param closed whether this page shows the closed door
 * @param open goes in; called once for each time that the door opens
 * @returns the newest title that was told, also behind a closed door
 */
export function useReopening(
  itemId: string | undefined,
  closed: boolean,
  open: () => void,
): { inTrash: boolean; title: string | undefined } {
  const { state, refused } = useItemMetadata(itemId);
  const refusedBefore = useRef(false);
  const goIn = useEffectEvent(open);
  useEffect(() => {
    if (!closed) refusedBefore.current = false;
    else if (refused !== undefined) refusedBefore.current = true;
    else if (refusedBefore.current && state !== undefined) {
      refusedBefore.current = false;
      goIn();
    }
  }, [closed, refused, state]);
  const [told, setTold] = useState<{ itemId: string | undefined; title: string }>();
  if (state && (told?.itemId !== itemId || told?.title !== state.title)) setTold({ itemId, title: state.title });
  return { inTrash: refused === 'ITEM_IN_TRASH', title: state?.title ?? (told?.itemId === itemId ? told?.title : undefined) };
}
