/** Distance from the viewport at which loading starts, as a share of the window: with the window itself 1.3 of it. */
const AHEAD = '30%';
/** ms between two checks: an element that is scrolled past quickly requests nothing */
const LOOK_EVERY = 200;

const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let looked = -Infinity;

/**
 * Begins something once an element is near what is seen, or when the page goes to paper.
 * @returns takes it back
 */
export function whenNear(element: Element, begin: () => void): () => void {
  observer ??= watch();
  waiting.set(element, begin);
  observer.observe(element);
  return () => leave(element);
}

function watch(): IntersectionObserver {
  addEventListener('beforeprint', () => beginAll([...waiting.keys()]));
  // Inside what scrolls by itself the margin of the window does not count; browsers without the second begin at its edge.
  const margins: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: AHEAD, scrollMargin: AHEAD };
  return new IntersectionObserver(moved, margins);
}

function moved(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) near.add(target);
    else near.delete(target);
  }
  if (near.size > 0) timer ??= setTimeout(look, Math.max(0, looked + LOOK_EVERY - performance.now()));
}

function look(): void {
  timer = undefined;
  looked = performance.now();
  beginAll([...near]);
}

function beginAll(elements: readonly Element[]): void {
  for (const element of elements) {
    const begin = waiting.get(element);
    leave(element);
    begin?.();
  }
}

function leave(element: Element): void {
  waiting.delete(element);
  near.delete(element);
  observer?.unobserve(element);
}
