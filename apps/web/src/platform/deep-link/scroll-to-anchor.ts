import { foldText } from '@murmel/contracts';
import './scroll-to-anchor.module.css';

/** Target of a deep link in an item: a part by its id, with its ancestors first, or words in the text. */
export type DeepLink = { parts: readonly string[] } | { words: string };

/** Time within which the target must be on the screen; live documents load a little later than their page. */
const WITHIN_MS = 15_000;
const LOOK_EVERY_MS = 150;
const MARKED_MS = 4000;
const MARK = 'data-arrived';
const ATTRIBUTES = ['data-card', 'data-list', 'data-page', 'data-place'];
const BLOCKS = ':is(p, h1, h2, h3, h4, h5, h6, li, td, th, blockquote, pre, figcaption, dd, dt, span, button, text)';

let stopBefore: (() => void) | undefined;

/** Waits for the anchor, scrolls to it and highlights it. A user who scrolls or types meanwhile is not moved away. */
export function scrollToAnchor(way: DeepLink, done: () => void): void {
  stopBefore?.();
  const until = Date.now() + WITHIN_MS;
  const timer = setInterval(() => {
    const found = 'parts' in way ? findPart(way.parts.at(-1) ?? '') : findText(way.words);
    if (found) focusAnchor(found);
    if (found || Date.now() > until) stop();
  }, LOOK_EVERY_MS);
  const own = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
  const stop = (): void => {
    clearInterval(timer);
    for (const event of own) removeEventListener(event, stop, { capture: true });
    stopBefore = undefined;
    done();
  };
  stopBefore = stop;
  for (const event of own) addEventListener(event, stop, { capture: true, passive: true });
}

function findPart(id: string): Element | undefined {
  const selector = ATTRIBUTES.map((name) => `main [${name}="${CSS.escape(id)}"]`).join(', ');
  return [...document.querySelectorAll(selector)].find(isDrawn);
}

/** Finds the smallest part of the page that contains these words. */
function findText(words: string): Element | undefined {
  const sought = plain(words);
  if (sought === '') return undefined;
  return [...document.querySelectorAll(`main ${BLOCKS}`)].filter((one) => isDrawn(one) && plain(one.textContent).includes(sought)).at(-1);
}

const plain = (text: string): string => foldText(text);
const isDrawn = (element: Element): boolean => element.getClientRects().length > 0;

function focusAnchor(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  // Only its editor may change the DOM of an edited text: there the browser highlights it.
  if (element.closest('[contenteditable="true"]')) return highlight(element);
  element.setAttribute(MARK, '');
  setTimeout(() => element.removeAttribute(MARK), MARKED_MS);
  const link = element.querySelector<HTMLElement>('[data-card-link]') ?? (element as HTMLElement);
  if (link.tabIndex < 0) link.tabIndex = -1;
  link.focus({ preventScroll: true });
}

function highlight(element: Element): void {
  if (!('highlights' in CSS)) return;
  const range = new Range();
  range.selectNodeContents(element);
  CSS.highlights.set('arrived', new Highlight(range));
  setTimeout(() => CSS.highlights.delete('arrived'), MARKED_MS);
}
