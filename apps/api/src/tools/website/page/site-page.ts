import { contentLanguage, escapeHtml, isBlank, publicPathOf } from '@murmel/contracts';
import {
  blocksOnPage,
  type Drawn,
  drawBlock,
  drawnHtml,
  drawWords,
  element,
  headingLevels,
  type Site,
  type SiteAround,
  type SitePage,
  type SiteWords,
  siteWords,
} from '@murmel/documents';
import type { Item } from '@murmel/server';
import type { WebsitePublication } from '../publication.js';
import type { BuiltSite } from './built-site-files.js';
import { mathMarkup } from './formulas.js';

/** The pages that every website has beside those that its author made. */
export const FIXED_PAGES = ['imprint', 'privacy'] as const;
export type FixedPage = (typeof FIXED_PAGES)[number];

export interface ShownSite {
  item: Pick<Item, 'id' | 'title' | 'description' | 'language'>;
  /** author and licence; both may be missing */
  author: string;
  licence: string;
  publication: WebsitePublication;
  /** page of it that is rendered */
  shown: SitePage | FixedPage;
  head: readonly string[];
  /** imprint of the installation, for a website without its own */
  imprintUrl: string | undefined;
  /** of style and script; undefined where no client is built */
  files: BuiltSite | undefined;
  at: SiteAddresses;
  ownHost: string;
}

/** Where the pages and files of a website lie: at this installation, or on a disk. */
export interface SiteAddresses extends Pick<SiteAround, 'fileUrl' | 'ownHref'> {
  page(id: string): string;
  fixed(page: FixedPage): string;
  /** page that takes reports, and the sign of this installation */
  here: { about: string; icon: string } | undefined;
}

export const fileUrl = (file: string): string => `/api/owner_files/${file}`;

/** The addresses of a website at this installation; its first page is the website itself. */
export function addressesHere(itemId: string, site: Site): SiteAddresses {
  const base = publicPathOf('website', itemId);
  return {
    page: (id) => (site.pages[0]!.id === id ? base : `${base}/pages/${encodeURIComponent(id)}`),
    fixed: (page) => `${base}/pages/${page}`,
    fileUrl,
    ownHref: (address) => address,
    here: { about: `${base}/about`, icon: '/favicon.svg' },
  };
}

/** A page of a published website: whole without any script. */
export function sitePage(site: ShownSite): string {
  const { item, publication, shown, head, files } = site;
  const words = siteWords(item.language);
  const { board } = publication;
  const title = typeof shown === 'string' ? words[shown] : shown.id === board.pages[0]!.id ? item.title : nameOf(shown, words);
  const named = title === item.title ? title : `${title} | ${item.title}`;
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    ...(head.some((line) => line.startsWith('<title>')) ? [] : [`<title>${escapeHtml(named)}</title>`]),
    ...head,
    ...(head.some((line) => line.includes('property="og:')) ? [] : sharedHead(item, named)),
    ...(site.at.here ? [`<link rel="icon" href="${site.at.here.icon}">`] : []),
    ...(files?.styles.map((file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`) ?? []),
    ...(files?.script ? [`<script type="module" src="${escapeHtml(files.script)}"></script>`] : []),
  ];
  const body = drawnHtml([element('body', { class: 'site', 'data-theme': board.look.theme }, bodyOf(site, title, words))], mathMarkup);
  return `<!doctype html>\n<html lang="${escapeHtml(contentLanguage(item))}">\n<head>\n${lines.join('\n')}\n</head>\n${body}\n</html>\n`;
}

/** Lines of the head from which messengers show a link: to a reader who may open the page, as the page itself. */
function sharedHead({ description, language }: ShownSite['item'], title: string): string[] {
  const lines: [string, string][] = [
    ['type', 'website'],
    ['title', title],
    ['description', [...description.replace(/\s+/gu, ' ').trim()].slice(0, SHARED_LETTERS).join('')],
    ['locale', language],
  ];
  return lines.filter(([, value]) => value !== '').map(([name, value]) => `<meta property="og:${name}" content="${inAttribute(value)}">`);
}

/** Longer descriptions are cut by those who show them. */
const SHARED_LETTERS = 300;
/** Removes control characters that HTML does not allow. */
const inAttribute = (text: string): string => escapeHtml(text.replace(/[\p{Cc}\p{Cs}\u{fffe}\u{ffff}]/gu, ''));

const nameOf = ({ name }: SitePage, words: SiteWords): string => (isBlank(name) ? words.untitled : name);

function bodyOf(site: ShownSite, title: string, words: SiteWords): Drawn[] {
  const { item, publication, shown, at } = site;
  const { board } = publication;
  const home = at.page(board.pages[0]!.id);
  const { cover, coverAlt } = board.look;
  return [
    element('a', { class: 'skip', href: '#main' }, words.skip),
    element('header', { class: 'top' }, element('a', { class: 'home', href: home }, item.title), menuOf(site, words)),
    element(
      'main',
      { id: 'main', tabindex: '-1' },
      cover !== null && element('img', { class: 'cover', src: at.fileUrl(cover), alt: coverAlt.trim(), decoding: 'async' }),
      element('div', { class: 'content' }, typeof shown === 'string' ? fixedOf(site, shown, words) : blocksOf(site, shown, title, words)),
    ),
    footerOf(site, words),
  ];
}

/** Two lists of the same, of which one is shown: beside each other on wide screens, opened by a press on phones. */
function menuOf({ at, publication: { board }, shown }: ShownSite, words: SiteWords): Drawn[] {
  if (board.pages.length < 2) return [];
  const entries = board.pages.map((page) => {
    const current = typeof shown !== 'string' && shown.id === page.id;
    return element('li', {}, element('a', { href: at.page(page.id), 'aria-current': current ? 'page' : null }, nameOf(page, words)));
  });
  return [
    element('nav', { class: 'wide', 'aria-label': words.pages }, element('ul', {}, entries)),
    element(
      'nav',
      { class: 'narrow', 'aria-label': words.pages },
      element('details', {}, element('summary', {}, words.menu), element('ul', {}, entries)),
    ),
  ];
}

function blocksOf({ item, at, publication: { board }, ownHost }: ShownSite, page: SitePage, title: string, words: SiteWords): Drawn[] {
  const around: SiteAround = {
    words,
    fileUrl: at.fileUrl,
    ownHref: at.ownHref,
    pageHref: (id) => (board.page(id) ? at.page(id) : undefined),
    ownHost,
  };
  const blocks = blocksOnPage(board, page.id);
  const levels = headingLevels(blocks);
  const first = page.id === board.pages[0]!.id;
  return [
    element('h1', {}, drawWords(title)),
    ...(first && item.description.trim() !== '' ? [element('p', { class: 'lead' }, item.description)] : []),
    ...blocks.flatMap((block) => drawBlock(block, levels.get(block.id)!, around) ?? []),
  ];
}

const paragraphs = (text: string): Drawn[] =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => element('p', {}, line));

function imprintOf({ publication: { imprint }, imprintUrl }: ShownSite, words: SiteWords): Drawn[] {
  if (imprint !== '' || imprintUrl === undefined) return paragraphs(imprint);
  return [element('p', {}, `${words.imprintElsewhere} `, element('a', { href: imprintUrl, rel: 'noopener noreferrer' }, imprintUrl))];
}

function fixedOf(site: ShownSite, shown: FixedPage, words: SiteWords): Drawn[] {
  return [
    element('h1', {}, words[shown]),
    ...(shown === 'imprint'
      ? imprintOf(site, words)
      : [...paragraphs(site.publication.privacyNote), element('p', {}, words.privacyAlways)]),
  ];
}

function footerOf({ at, author, licence }: ShownSite, words: SiteWords): Drawn {
  const link = (href: string, label: string) => element('a', { href }, label);
  const by = [author === '' ? '' : `${words.by} ${author}`, licence].filter(Boolean).join(', ');
  return element(
    'footer',
    {},
    element(
      'p',
      { class: 'links' },
      link(at.fixed('imprint'), words.imprint),
      link(at.fixed('privacy'), words.privacy),
      at.here && link(at.here.about, words.about),
    ),
    element(
      'p',
      { class: 'mark' },
      at.here && [element('img', { src: at.here.icon, alt: '', width: '22', height: '22' }), element('strong', {}, 'murmel')],
      by !== '' && element('span', {}, by),
    ),
  );
}
