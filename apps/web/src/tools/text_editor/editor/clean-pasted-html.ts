import { allowedImage, frameAddress, UNREAD_ELEMENTS } from '@murmel/documents';

const USELESS = UNREAD_ELEMENTS.join(', ');

/** Removes event handlers. None of them would run, but the browser reports each one as an attack while it parses the HTML. */
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
 * Element for a style of words. The browser reads the style: Word writes properties of its own beside the real ones
 * (`mso-bidi-font-weight:normal` on each bold word), and only the real ones mean something.
 */
const STYLED: readonly { name: 'strong' | 'em' | 'u' | 's'; on(style: CSSStyleDeclaration): boolean }[] = [
  { name: 'strong', on: ({ fontWeight }) => fontWeight === 'bold' || Number(fontWeight) >= 600 },
  { name: 'em', on: ({ fontStyle }) => fontStyle === 'italic' },
  { name: 'u', on: ({ textDecorationLine }) => textDecorationLine.includes('underline') },
  { name: 's', on: ({ textDecorationLine }) => textDecorationLine.includes('line-through') },
];
const UNBOLD: readonly string[] = ['normal', '400'];

const unwrap = (element: Element): void => element.replaceWith(...Array.from(element.childNodes));

/** Converts styles to elements. Docs writes bold words as styled spans, and wraps everything in a `<b>` whose style is not bold. */
function stylesAsElements(page: Document): void {
  for (const bold of Array.from(page.querySelectorAll('b'))) if (UNBOLD.includes(bold.style.fontWeight)) unwrap(bold);
  for (const span of Array.from(page.querySelectorAll<HTMLElement>('span[style]'))) {
    for (const { name, on } of STYLED) {
      // A link is underlined anyway.
      if (!on(span.style) || (name === 'u' && span.closest('a'))) continue;
      const element = page.createElement(name);
      element.append(...Array.from(span.childNodes));
      span.append(element);
    }
  }
}

/** Replaces frames with their address, which loads after a press like every other. A frame without an https address is removed. */
function framesAsAddresses(page: Document): void {
  for (const frame of Array.from(page.querySelectorAll('iframe'))) {
    const address = frameAddress(frame.getAttribute('src') ?? '');
    const kept = page.createElement('div');
    kept.dataset.type = 'frame';
    if (address === undefined) frame.remove();
    else {
      kept.dataset.address = address;
      frame.replaceWith(kept);
    }
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
  framesAsAddresses(page);
  wordLists(page);
  stylesAsElements(page);
  const ours = page.querySelector('[data-pm-slice]') !== null;
  page.querySelectorAll('*').forEach((element) => {
    element.removeAttribute('style');
    element.removeAttribute('class');
    if (!ours) element.removeAttribute('data-colour');
    if (element.localName === 'img' && !allowedImage(element.getAttribute('src'))) element.remove();
    if (/^[a-z]+:/.test(element.localName)) unwrap(element);
  });
  return page.body.innerHTML;
}
