import { escapeHtml } from '@murmel/contracts';
import { scriptJson } from '../../platform/page/fill-page.js';
import { SITE, schemaOrg } from './amb-document.js';
import { LANGUAGES, LICENCE_ADDRESSES } from './kim-codes.js';
import type { OpenMaterial } from './open-material.js';

/** Longer descriptions are truncated by those who show them; the full one is in the structured data. */
const SHOWN_LETTERS = 300;

/** Public metadata of a page. */
export interface DescribedPage {
  /** canonical path, independent of the requested spelling */
  path: string;
  title: string;
  description: string;
  locale: string;
  author?: string;
}

/** Returns the head of a page of open material for clients that run no script. */
export function describingHead(publicUrl: string, { path, title, description: whole, locale, author = '' }: DescribedPage): string[] {
  const description = [...whole.replace(/\s+/gu, ' ')].slice(0, SHOWN_LETTERS).join('');
  const named = (name: string, content: string) => (content === '' ? [] : [`<meta name="${name}" content="${inHtml(content)}">`]);
  const graph = (property: string, content: string) =>
    content === '' ? [] : [`<meta property="og:${property}" content="${inHtml(content)}">`];
  return [
    `<title>${inHtml(title)} | ${SITE}</title>`,
    ...named('description', description),
    ...named('author', author),
    ...listedHead(publicUrl, path),
    ...graph('type', 'article'),
    ...graph('site_name', SITE),
    ...graph('title', title),
    ...graph('description', description),
    ...graph('url', publicUrl + path),
    ...graph('locale', locale),
  ];
}

/** The same for an open item, with its licence and after schema.org. */
export function itemHead(publicUrl: string, one: OpenMaterial): string[] {
  const { locale } = LANGUAGES[one.language];
  return [
    ...describingHead(publicUrl, { ...one, locale }),
    `<link rel="license" href="${LICENCE_ADDRESSES[one.licence]}">`,
    `<script type="application/ld+json">${scriptJson(schemaOrg(publicUrl, one))}</script>`,
  ];
}

/** Returns the head of a public, indexed page: one canonical address for all searches and choices in it. */
export const listedHead = (publicUrl: string, path: string): string[] => [
  '<meta name="robots" content="index, follow">',
  `<link rel="canonical" href="${inHtml(publicUrl + path)}">`,
];

/** Pages of what is not open are in no index, whether there is something or not. */
export const UNLISTED_HEAD: readonly string[] = ['<meta name="robots" content="noindex, nofollow">'];

/** Removes control characters that HTML does not allow; tabs and line ends are allowed. */
function inHtml(text: string): string {
  return escapeHtml(text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\u{fffe}\u{ffff}]/gu, ''));
}
