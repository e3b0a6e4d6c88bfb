const AUTHOR_INFO = 'author_info';

export interface GuestRoute {
  /** the page in the address, which may be gone */
  page: string | undefined;
  authorInfo: boolean;
}

/** Parses the address of a public board. @param base the board's own address */
export function guestRouteOf(base: string, path: string): GuestRoute {
  const [pages, page, over] = path.startsWith(`${base}/`) ? path.slice(base.length + 1).split('/') : [];
  return pages === 'pages' && page ? { page, authorInfo: over === AUTHOR_INFO } : { page: undefined, authorInfo: false };
}

export function guestAddress(base: string, page: string, authorInfo = false): string {
  return `${base}/pages/${page}${authorInfo ? `/${AUTHOR_INFO}` : ''}`;
}
