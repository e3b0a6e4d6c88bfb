import type { WebsiteItem } from '@murmel/contracts';
import type { Site } from '@murmel/documents';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { api } from '../../../../platform/api/client';
import { orpc } from '../../../../platform/api/queries';

export interface Published {
  /** `draft`: not visible to others; `changed`: an earlier state is visible; `current`: this state is visible */
  state: 'draft' | 'changed' | 'current';
  publish(below: { imprint: string; privacyNote: string }): Promise<void>;
  unpublish(): Promise<void>;
}

/** Returns how much of the draft is published; a site that is another object than the published one has changed. */
export function usePublished(item: WebsiteItem, site: Site): Published {
  const { publishedAt, changed } = item.website;
  const [seen, setSeen] = useState<Site | undefined>(() => (publishedAt && !changed ? site : undefined));
  const queryClient = useQueryClient();
  const state = publishedAt === null ? 'draft' : seen === site ? 'current' : 'changed';
  const { id } = item;
  const keep = useCallback(
    (answer: WebsiteItem) => queryClient.setQueryData(orpc.websites.get.queryKey({ input: { id } }), answer),
    [queryClient, id],
  );
  const publish = useCallback<Published['publish']>(
    async (below) => {
      const answer = await api.websites.publish({ id, ...below });
      setSeen(answer.website.changed ? undefined : site);
      keep(answer);
    },
    [id, site, keep],
  );
  const unpublish = useCallback(async () => void keep(await api.websites.unpublish({ id })), [id, keep]);
  return useMemo(() => ({ state, publish, unpublish }), [state, publish, unpublish]);
}
