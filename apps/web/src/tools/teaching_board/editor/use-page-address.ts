import { TOOLS } from '@murmel/contracts';
import type { TeachingBoard } from '@murmel/documents';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

export interface PageAddress {
  /** the page in the address */
  pageId: string | undefined;
  /** the page's address below the item */
  within: string;
  base: string;
  showPage(page: string): void;
}

/** Overlays that may be open over the item before a page is known: they open over the page then. */
const OVER = /\/(share|settings)$/;

/** Reads the page from the address. A missing or deleted page redirects to the first one, or to the one now at its place. */
export function usePageAddress(itemId: string, board: TeachingBoard | undefined): PageAddress {
  const navigate = useNavigate();
  const { pageId } = useParams();
  const over = OVER.exec(useLocation().pathname)?.[0] ?? '';
  const pages = `${TOOLS.teaching_board.route}/${itemId}/pages`;
  const index = useRef(0);
  const found = board?.pages.findIndex(({ id }) => id === pageId) ?? -1;
  const fallback = found === -1 ? board?.pages[Math.min(index.current, board.pages.length - 1)]?.id : undefined;
  useEffect(() => {
    if (found !== -1) index.current = found;
    else if (fallback) void navigate(`${pages}/${fallback}${over}`, { replace: true });
  }, [found, fallback, navigate, pages, over]);
  const showPage = useCallback((page: string) => void navigate(`${pages}/${page}`), [navigate, pages]);
  const within = pageId ? `/pages/${pageId}` : '';
  return { pageId, within, base: `${pages}/${pageId ?? ''}`, showPage };
}
