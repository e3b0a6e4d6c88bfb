import type { Share } from '@murmel/contracts';

/** Without a short address the long one works; the secret is in it only where the level asks for one. */
export function sharedAddress({ shortLink, secretLink, publicLink }: Share): string {
  return shortLink ?? secretLink ?? publicLink;
}

/** The public page as a path of this installation, with its secret where there is one. */
export function sharedPath({ secretLink, publicLink }: Pick<Share, 'secretLink' | 'publicLink'>): string {
  const { pathname, search } = new URL(secretLink ?? publicLink);
  return pathname + search;
}
