import { knownSiteBlocks, type Site, videoOf } from '@murmel/documents';

/** Returns the origins that a frame of this website may contact after the visitor's consent: those that its author named, and no others. */
function framedOrigins(site: Site): string[] {
  const addresses = knownSiteBlocks(site).flatMap((block) => {
    if (block.kind !== 'Embed' && block.kind !== 'Video') return [];
    const { address } = block.content;
    return address === null ? [] : [block.kind === 'Video' ? videoOf(address)?.player : address];
  });
  const origins = addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address)] : []));
  return [...new Set(origins.filter(({ protocol }) => protocol === 'https:').map(({ origin }) => origin))];
}

/** Builds a policy without inline code, and without other origins except embedded frames. */
export function sitePolicy(site: Site): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    ["frame-src 'self'", ...framedOrigins(site)].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}
