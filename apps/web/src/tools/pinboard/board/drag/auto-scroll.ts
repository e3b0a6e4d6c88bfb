import { listsOn } from './drop-place';
import { edgeSpeed } from './geometry';

/** Scrolls what lies below the pointer while one drags near an edge: the board sideways, a list or the page up and down. */
export function scrollAtEdges(surface: HTMLElement, x: number, y: number): boolean {
  const frame = surface.getBoundingClientRect();
  const across = edgeSpeed(x, Math.max(frame.left, 0), Math.min(frame.right, innerWidth));
  const list = listsOn(surface).find((each) => {
    const { left, right } = each.getBoundingClientRect();
    return x >= left && x <= right;
  });
  const cards = list?.querySelector<HTMLElement>('[data-cards]');
  const inside =
    cards && cards.scrollHeight > cards.clientHeight + 1 ? cards : surface.scrollHeight > surface.clientHeight + 1 ? surface : undefined;
  const box = inside?.getBoundingClientRect() ?? { top: frame.top < 0 ? 0 : Math.max(0, frame.top), bottom: innerHeight };
  const along = edgeSpeed(y, Math.max(box.top, 0), Math.min(box.bottom, innerHeight));
  if (across !== 0 && surface.scrollWidth > surface.clientWidth) surface.scrollLeft += across;
  if (along !== 0) (inside ?? document.scrollingElement)?.scrollBy(0, along);
  return across !== 0 || along !== 0;
}
