import { allowedImage } from '@murmel/documents';

const USELESS =
  'style, script, meta, link, title, xml, object, embed, iframe, template, noscript, svg, form, input, select, textarea, button';

/** Nothing of it would run, but the browser reports each one as an attack while it reads the HTML. */
const withoutHandlers = (html: string): string =>
  html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''));

/** Word writes lists as paragraphs: `mso-list:l0 level2 lfo1` and the bullet as text in `mso-list:Ignore`. */
function wordLevel(paragraph: Element): number {
  const level = /mso-list:\s*l\d+\s+level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1];
  return level ? Number(level) : 0;
}

function wordBullet(paragraph: Element): string {
  const bullet = Array.from(paragraph.querySelectorAll('span')).find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  bullet?.remove();
  return bullet?.textContent?.trim() ?? '';
}

function wordLists(page: Document): void {
  const open: Element[] = [];
  let previous: Element | null = null;
  for (const paragraph of Array.from(page.querySelectorAll('p'))) {
    const level = wordLevel(paragraph);
    if (level === 0 || paragraph.previousElementSibling !== previous) open.length = 0;
    if (level === 0) continue;
    const kind = /^[\da-z]{1,3}[.)]/i.test(wordBullet(paragraph)) ? 'ol' : 'ul';
    open.length = Math.min(open.length, level);
    while (open.length < level) {
      const list = page.createElement(kind);
      const parent = open.at(-1);
      if (parent) (parent.lastElementChild ?? parent.appendChild(page.createElement('li'))).append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const entry = page.createElement('li');
    const line = page.createElement('p');
    line.append(...Array.from(paragraph.childNodes));
    entry.append(line);
    open.at(-1)?.append(entry);
    paragraph.remove();
    previous = open[0] ?? null;
  }
}

/**
 * Pasted HTML without what came along from Word, Docs and web pages: styles, classes, comments, hidden parts,
 * bullets as text. What the document cannot hold is left out by its schema afterwards; this keeps its words tidy.
 */
export function cleanPastedHtml(html: string): string {
  const page = new DOMParser().parseFromString(withoutHandlers(html.replace(/<!--[\s\S]*?-->/g, '')), 'text/html');
  page.querySelectorAll(USELESS).forEach((element) => element.remove());
  page
    .querySelectorAll('[hidden], [aria-hidden="true"], [style*="display:none"], [style*="display: none"], [style*="mso-hide"]')
    .forEach((element) => element.remove());
  wordLists(page);
  // Docs wraps everything in <b style="font-weight:normal">, which is not bold.
  page
    .querySelectorAll('b[style*="font-weight:normal"], b[style*="font-weight: normal"]')
    .forEach((element) => element.replaceWith(...Array.from(element.childNodes)));
  const ours = page.querySelector('[data-pm-slice]') !== null;
  page.querySelectorAll('*').forEach((element) => {
    element.removeAttribute('style');
    element.removeAttribute('class');
    if (!ours) element.removeAttribute('data-colour');
    if (element.localName === 'img' && !allowedImage(element.getAttribute('src'))) element.remove();
    if (/^[a-z]+:/.test(element.localName)) element.replaceWith(...Array.from(element.childNodes));
  });
  return page.body.innerHTML;
}
