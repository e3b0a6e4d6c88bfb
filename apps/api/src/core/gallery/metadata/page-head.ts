import { escapeHtml } from '@murmel/contracts';
import { scriptJson } from '../../../platform/page/fill-page.js';
import { SITE, schemaOrg } from './amb.js';
import { LANGUAGES, LICENCE_ADDRESSES } from './kim-codes.js';
import type { OpenMaterial } from './open-material.js';

/** Longer descriptions are cut by whoever shows them; the whole one stands in the structured data. */
const SHOWN_LETTERS = 300;

/** What a page of an open item says of it to whoever runs no script. */
export function describingHead(publicUrl: string, one: OpenMaterial): string[] {
  const address = publicUrl + one.path;
  const description = [...one.description.replace(/\s+/gu, ' ')].slice(0, SHOWN_LETTERS).join('');
  const named = (name: string, content: string) => (content === '' ? [] : [`<meta name="${name}" content="${inHtml(content)}">`]);
  const graph = (property: string, content: string) =>
    content === '' ? [] : [`<meta property="og:${property}" content="${inHtml(content)}">`];
  return [
    `<title>${inHtml(one.title)} | ${SITE}</title>`,
    ...named('description', description),
    ...named('author', one.author),
    ...named('robots', 'index, follow'),
    `<link rel="canonical" href="${inHtml(address)}">`,
    `<link rel="license" href="${LICENCE_ADDRESSES[one.licence]}">`,
    ...graph('type', 'article'),
    ...graph('site_name', SITE),
    ...graph('title', one.title),
    ...graph('description', description),
    ...graph('url', address),
    ...graph('locale', LANGUAGES[one.language].locale),
    `<script type="application/ld+json">${scriptJson(schemaOrg(publicUrl, one))}</script>`,
  ];
}

/** Pages of what is not open are in no index, whether there is something or not. */
export const UNLISTED_HEAD: readonly string[] = ['<meta name="robots" content="noindex, nofollow">'];

/** Without signs that HTML has no place for; tabs and ends of lines are some. */
function inHtml(text: string): string {
  return escapeHtml(text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\u{fffe}\u{ffff}]/gu, ''));
}
