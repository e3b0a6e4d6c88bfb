import type { Share } from '@murmel/contracts';

/** Returns the short address if there is one, else the long one. The secret is included only where the access level requires it. */
export function sharedAddress({ shortLink, secretLink, publicLink }: Share): string {
  return shortLink ?? secretLink ?? publicLink;
}

/** The public page as a path of this installation, with its secret where there is one. */
export function sharedPath({ secretLink, publicLink }: Pick<Share, 'secretLink' | 'publicLink'>): string {
  const { pathname, search } = new URL(secretLink ?? publicLink);
  return pathname + search;
}
