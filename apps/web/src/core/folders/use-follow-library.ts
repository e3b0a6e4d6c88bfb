import type { LIBRARY_TOPIC, LibraryState } from '@murmel/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { LiveTopic } from '../../platform/live/live-topic';
import { useLiveTopic } from '../../platform/live/use-live';
import { useSession } from '../../platform/session/store';
import { TAB_ID } from '../remixes/tab-id';
import { offerCopy } from './offer-copy';
import { whenPointerIsUp } from './when-pointer-is-up';

/** Topic of a teacher's own lists and folders. The subscription persists from page to page. */
const libraryTopic = (accountId: string): LiveTopic<typeof LIBRARY_TOPIC> => ({
  address: { topic: 'library', id: accountId },
  about: () => ({ tabId: TAB_ID }),
  lingerMs: 1000,
});

/** Lists and folders on this page follow what happens in other windows; nothing moves below a finger or a mouse button that is down. */
export function useFollowLibrary(): void {
  const { user } = useSession();
  const id = user?.type === 'User' ? user.id : undefined;
  const topic = useMemo(() => (id === undefined ? null : libraryTopic(id)), [id]);
  const { state } = useLiveTopic<LibraryState>(topic);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!state) return undefined;
    if (state.copied) offerCopy(state.copied.itemId);
    return whenPointerIsUp(() => void queryClient.invalidateQueries());
  }, [state, queryClient]);
}
