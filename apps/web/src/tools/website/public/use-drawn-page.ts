import { useCallback, useEffect, useState } from 'react';
import { api } from '../../../platform/api/client';

/** Delay before the next request for a page that the server could not render, to avoid repeated requests. */
const AGAIN_MS = 10_000;
const ENTERED = 'murmel-website-entered';

export interface DrawnPageState {
  state: 'loading' | 'draft' | 'published';
  /** asks the server for this page as it draws it */
  enter(): void;
}

/** Returns if the website is published already. */
export function useDrawnPage(itemId: string): DrawnPageState {
  const [state, setState] = useState<DrawnPageState['state']>('loading');
  useEffect(() => {
    let here = true;
    api.websites.get({ id: itemId }).then(
      ({ website }) => here && setState(website.publishedAt === null ? 'draft' : 'published'),
      () => here && setState('draft'),
    );
    return () => {
      here = false;
    };
  }, [itemId]);
  const enter = useCallback(() => {
    const before = Number(sessionStorage.getItem(ENTERED) ?? 0);
    if (Date.now() - before < AGAIN_MS) return;
    sessionStorage.setItem(ENTERED, String(Date.now()));
    location.reload();
  }, []);
  return { state, enter };
}
