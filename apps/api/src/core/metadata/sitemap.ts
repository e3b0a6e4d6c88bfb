import { escapeHtml } from '@murmel/contracts';

/** Fewer than the 50,000 that the protocol allows: a megabyte at once. */
export const ON_ONE_SITEMAP = 5000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const OF = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Builds the sitemap. It contains addresses and times only, no text written by users. */
export function sitemap(publicUrl: string, pages: readonly { path: string; modifiedAt: Date }[]): string {
  const urls = pages.map(
    ({ path, modifiedAt }) => `<url><loc>${escapeHtml(publicUrl + path)}</loc><lastmod>${modifiedAt.toISOString()}</lastmod></url>`,
  );
  return [HEAD, `<urlset ${OF}>`, ...urls, '</urlset>', ''].join('\n');
}

export function sitemapIndex(publicUrl: string, pages: number): string {
  const maps = Array.from(
    { length: pages },
    (_, index) => `<sitemap><loc>${escapeHtml(publicUrl)}/sitemap.xml?page=${index + 1}</loc></sitemap>`,
  );
  return [HEAD, `<sitemapindex ${OF}>`, ...maps, '</sitemapindex>', ''].join('\n');
}

/** Returns robots.txt: crawlers may fetch all but addresses that are guessed and connections that stay open. */
export function robots(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /s/', 'Disallow: /live', 'Disallow: /collab', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
