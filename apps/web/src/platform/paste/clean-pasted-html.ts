import { allowedImage, frameAddress, UNREAD_ELEMENTS } from '@murmel/documents';
import { normaliseLists } from './pasted-lists';

const USELESS = UNREAD_ELEMENTS.join(', ');

/** Removes event handlers. None of them would run, but the browser reports each one as an attack while it parses the HTML. */
const withoutHandlers = (html: string): string =>
  html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''));

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

/** Removes comments; browsers read the conditions of Word around its bullets as comments, too. */
function withoutComments(page: Document): void {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) (comment as Comment).remove();
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

/** Removes the blank that Word on the web writes as the end of each paragraph, and the line that browsers write behind a copied piece. */
function withoutEnds(page: Document): void {
  page.querySelectorAll('br.Apple-interchange-newline').forEach((end) => end.remove());
  page.querySelectorAll('span.EOP').forEach((end) => {
    if (!end.textContent?.trim()) end.remove();
  });
}

/**
 * Reads pasted HTML without what came along from Word, Docs and web pages: styles, classes, comments, hidden parts, bullets as text. Lists
 * are nested and numbered as they were seen. Every editor begins with this; what it cannot hold is left out or written out afterwards.
 */
export function cleanPastedPage(html: string): Document {
  const page = new DOMParser().parseFromString(withoutHandlers(html), 'text/html');
  withoutComments(page);
  page.querySelectorAll(USELESS).forEach((element) => element.remove());
  page
    .querySelectorAll('[hidden], [aria-hidden="true"], [style*="display:none"], [style*="display: none"], [style*="mso-hide"]')
    .forEach((element) => element.remove());
  framesAsAddresses(page);
  withoutEnds(page);
  normaliseLists(page);
  stylesAsElements(page);
  const ours = page.querySelector('[data-pm-slice]') !== null;
  page.querySelectorAll('*').forEach((element) => {
    element.removeAttribute('style');
    element.removeAttribute('class');
    if (!ours) element.removeAttribute('data-colour');
    if (element.localName === 'img' && !allowedImage(element.getAttribute('src'))) element.remove();
    if (/^[a-z]+:/.test(element.localName)) unwrap(element);
  });
  return page;
}

/** Returns pasted HTML for documents: their schema leaves out what they cannot hold, this keeps its words tidy. */
export function cleanPastedHtml(html: string): string {
  return cleanPastedPage(html).body.innerHTML;
}
