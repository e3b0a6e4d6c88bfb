import type { TeachingBoard, TeachingPage } from '@murmel/documents';
import { useCallback, useEffect, useRef, useState } from 'react';
import { guestAddress, guestRouteOf } from './guest-address';
import { pageToShow } from './page-to-show';

export interface GuestPage {
  page: TeachingPage | undefined;
  showPage(page: string): void;
  authorInfo: boolean;
  showAuthorInfo(shown: boolean): void;
}

/**
 * Keeps the page in the address, on a screen without a router. The app's router, where there is one, handles it like any other back
 * navigation. @param base the board's own address
 */
export function useGuestPage(base: string, board: TeachingBoard | undefined): GuestPage {
  const [path, setPath] = useState(() => location.pathname);
  useEffect(() => {
    const moved = (): void => setPath(location.pathname);
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  const { page: asked, authorInfo } = guestRouteOf(base, path);
  const before = useRef(0);
  const page = board && pageToShow(board.pages, asked, before.current);
  const index = board && page ? board.pages.indexOf(page) : -1;
  useEffect(() => {
    if (index >= 0) before.current = index;
  }, [index]);
  const shown = page?.id;
  useEffect(() => {
    if (shown !== undefined && shown !== asked) go(guestAddress(base, shown, authorInfo), 'replaceState');
  }, [shown, asked, base, authorInfo]);
  const showPage = useCallback((id: string) => go(guestAddress(base, id), 'pushState'), [base]);
  const showAuthorInfo = useCallback(
    (opened: boolean) => shown !== undefined && go(guestAddress(base, shown, opened), 'pushState'),
    [base, shown],
  );
  return { page, showPage, authorInfo, showAuthorInfo };
}

function go(next: string, how: 'pushState' | 'replaceState'): void {
  if (next === location.pathname) return;
  history[how](null, '', next);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
