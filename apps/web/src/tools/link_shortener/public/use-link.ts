import type { Item, LinkItem } from '@murmel/contracts';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';

export interface FollowedLink {
  /** undefined: not yet */
  link: LinkItem['link'] | undefined;
  failed: boolean;
  busy: boolean;
  look: () => void;
  go: () => void;
}

/** Returns a guest's view of a link, and the redirect. */
export function useFollowedLink({ id }: Item): FollowedLink {
  const [link, setLink] = useState<LinkItem['link']>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const look = useCallback(() => {
    setFailed(false);
    api.links.get({ id }).then(
      (item) => setLink(item.link),
      () => setFailed(true),
    );
  }, [id]);
  useEffect(look, [look]);
  const go = () => {
    setBusy(true);
    setFailed(false);
    api.links.follow({ id }).then(
      ({ url }) => {
        // The site does not learn the address of this page: the answer's Referrer-Policy says so.
        location.assign(url);
        setBusy(false);
      },
      () => {
        setBusy(false);
        setFailed(true);
        look();
      },
    );
  };
  return { link, failed, busy, look, go };
}
