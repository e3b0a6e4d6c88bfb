import { wellFormed } from '../../board/json.js';
import { isKnownSiteBlock } from '../parse.js';
import type { KnownSiteBlock, SiteBlock, SiteBlockOf } from '../schema.js';
import { drawElsewhere, drawFilm, drawOwnItem } from './draw-foreign.js';
import { drawText, drawWords, spokenFormula } from './draw-text.js';
import { type Drawn, type DrawnElement, element, hasText } from './drawn.js';
import type { SiteAround } from './site-around.js';
import type { SiteWords } from './site-words.js';

/** Draws a block of a page for all readers; null if it is not filled yet. @param level of a heading in it */
export function drawBlock(block: SiteBlock, level: number, around: SiteAround): DrawnElement | null {
  const drawn = isKnownSiteBlock(block) ? drawContent(block, level, around) : [element('p', {}, around.words.newer)];
  if (drawn.length === 0) return null;
  return element('div', { class: 'block', 'data-kind': block.kind, 'data-ground': block.ground }, drawn);
}

function drawContent(block: KnownSiteBlock, level: number, around: SiteAround): Drawn[] {
  const { words } = around;
  switch (block.kind) {
    case 'Heading':
      return !hasText(block.content.text) ? [] : [element(`h${level}`, {}, drawWords(block.content.text))];
    case 'Text':
      return drawTextAndPicture(block, level, around);
    case 'Picture':
      return drawFigure(block.content, drawWords(block.content.caption), around);
    case 'MapPicture':
      return drawMap(block, around);
    case 'Gallery':
      return drawGallery(block, around);
    case 'Button':
      return drawButton(block, around);
    case 'Columns':
      return [
        element(
          'ul',
          { class: 'columns' },
          block.content.columns.map(({ title, text }) => drawColumn(title, drawText(text, level, words), level)),
        ),
      ];
    case 'Quote':
      return drawQuote(block);
    case 'Table':
      return drawTable(block, words);
    case 'Video':
      return drawFilm(block, around);
    case 'Embed':
      return drawElsewhere(block, around);
    case 'File':
      return drawFile(block, around);
    case 'Contact':
      return drawContact(block, words);
    case 'Divider':
      return [element('hr')];
    case 'OwnItem':
      return drawOwnItem(block, around);
  }
}

const picture = (file: string, alt: string, { fileUrl }: SiteAround): DrawnElement =>
  element('img', { src: fileUrl(file), alt: alt.trim(), loading: 'lazy', decoding: 'async' });

function drawFigure({ file, alt }: { file: string | null; alt: string }, caption: readonly Drawn[], around: SiteAround): Drawn[] {
  if (file === null) return [];
  return [element('figure', {}, picture(file, alt, around), caption.length > 0 && element('figcaption', {}, caption))];
}

function drawTextAndPicture({ content }: SiteBlockOf<'Text'>, level: number, around: SiteAround): Drawn[] {
  const text = drawText(content.text, level, around.words);
  const beside = drawFigure(content, [], around);
  if (text.length === 0) return beside;
  const words = element('div', { class: 'words' }, text);
  return beside.length === 0 ? [words] : [element('div', { class: 'beside', 'data-side': content.side }, words, beside)];
}

function drawMap({ content }: SiteBlockOf<'MapPicture'>, around: SiteAround): Drawn[] {
  const { place } = content;
  const address = `https://www.openstreetmap.org/search?query=${encodeURIComponent(wellFormed(place))}`;
  const caption = place === '' ? [] : [place, ' ', element('a', { href: address, rel: 'noopener noreferrer' }, around.words.map)];
  return content.file === null && caption.length > 0 ? [element('p', {}, caption)] : drawFigure(content, caption, around);
}

function drawGallery({ content }: SiteBlockOf<'Gallery'>, around: SiteAround): Drawn[] {
  const shown = content.pictures.flatMap(({ file, alt }) => (file === null ? [] : [element('li', {}, picture(file, alt, around))]));
  return shown.length === 0 ? [] : [element('ul', { class: 'gallery', 'aria-label': around.words.pictures }, shown)];
}

function drawButton({ content: { label, page, address } }: SiteBlockOf<'Button'>, { pageHref }: SiteAround): Drawn[] {
  const inside = page === null ? undefined : pageHref(page);
  const href = inside ?? address;
  if (!hasText(label) || href === null) return [];
  const rel = inside === undefined ? 'noopener noreferrer' : null;
  return [element('p', {}, element('a', { class: 'go', href, rel, 'aria-label': spokenFormula(label) }, drawWords(label)))];
}

function drawColumn(title: string, text: readonly DrawnElement[], level: number): DrawnElement {
  return element('li', {}, hasText(title) && element(`h${level}`, {}, drawWords(title)), text);
}

function drawQuote({ content: { text, source } }: SiteBlockOf<'Quote'>): Drawn[] {
  if (!hasText(text)) return [];
  const lines = text.split('\n').filter((line) => hasText(line));
  return [
    element(
      'figure',
      { class: 'quote' },
      element(
        'blockquote',
        {},
        lines.map((line) => element('p', {}, drawWords(line))),
      ),
      hasText(source) && element('figcaption', {}, drawWords(source)),
    ),
  ];
}

function drawTable({ content: { caption, head, rows } }: SiteBlockOf<'Table'>, words: SiteWords): Drawn[] {
  if (rows.every((row) => row.every((cell) => !hasText(cell)))) return [];
  const columns = Math.max(...rows.map((row) => row.length));
  const line = (row: readonly string[], tag: 'td' | 'th'): DrawnElement =>
    element(
      'tr',
      {},
      Array.from({ length: columns }, (_, index) => element(tag, { scope: tag === 'th' && 'col' }, drawWords(row[index] ?? ''))),
    );
  const [first, ...others] = rows;
  // A heading of a column without words says nothing, and is read as nothing.
  const headed = head && first !== undefined && first.every((cell) => hasText(cell)) && first.length === columns;
  const name = !hasText(caption) ? words.table : caption;
  return [
    element(
      'div',
      { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': name },
      element(
        'table',
        {},
        hasText(caption) && element('caption', {}, drawWords(caption)),
        headed && element('thead', {}, line(first, 'th')),
        element(
          'tbody',
          {},
          (headed ? others : rows).map((row) => line(row, 'td')),
        ),
      ),
    ),
  ];
}

const KILOBYTE = 1024;

function drawFile({ content: { file, name, bytes } }: SiteBlockOf<'File'>, { words, fileUrl }: SiteAround): Drawn[] {
  if (file === null) return [];
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  const size = kilobytes < KILOBYTE ? `${kilobytes} kB` : `${Math.round(kilobytes / KILOBYTE)} MB`;
  return [
    element(
      'p',
      {},
      element('a', { class: 'file', href: fileUrl(file), download: name }, name, element('small', {}, `${words.download}, ${size}`)),
    ),
  ];
}

/** Spaces and signs between the figures are for people. */
const dialled = (phone: string): string => phone.replace(/[^\d+]/g, '');
const MAIL = /^[^\s@<>?&]+@[^\s@<>?&]+$/;

function drawContact({ content: { name, role, mail, phone } }: SiteBlockOf<'Contact'>, words: SiteWords): Drawn[] {
  const lines = [
    hasText(name) && element('p', {}, element('strong', {}, name)),
    hasText(role) && element('p', {}, role),
    hasText(mail) &&
      element('p', {}, `${words.mail}: `, MAIL.test(mail.trim()) ? element('a', { href: `mailto:${mail.trim()}` }, mail.trim()) : mail),
    hasText(phone) &&
      element('p', {}, `${words.phone}: `, dialled(phone) === '' ? phone : element('a', { href: `tel:${dialled(phone)}` }, phone)),
  ].filter((line) => line !== false);
  return lines.length === 0 ? [] : [element('address', {}, lines)];
}
