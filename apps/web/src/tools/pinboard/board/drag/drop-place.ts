import { distance, indexAt } from './geometry';

/** Element being dragged: a card, or a list with its cards. */
export interface DragItem {
  kind: 'card' | 'list';
  id: string;
}

/** Target position: behind `after`, or at the beginning with null. A list can only be placed between lists. */
export interface DropPlace {
  list: string;
  after: string | null;
}

const within = (parent: Element | null | undefined, name: 'list' | 'card'): HTMLElement[] =>
  ([...(parent?.children ?? [])] as HTMLElement[]).filter(({ dataset }) => dataset[name] !== undefined);

/** Called in every frame of a drag. It visits only children, never the 25,000 elements of a large surface. */
export const listsOn = (surface: HTMLElement): HTMLElement[] => within(surface.querySelector('[data-lists]'), 'list');
export const cardsOn = (list: HTMLElement): HTMLElement[] =>
  [...(list.querySelector('[data-cards]')?.children ?? [])].flatMap((group) => within(group, 'card'));
export const elementOf = (surface: HTMLElement, { kind, id }: DragItem): HTMLElement | null =>
  surface.querySelector<HTMLElement>(`[data-${kind}="${CSS.escape(id)}"]`);

/** The place below a point of the window; undefined where nothing may be put. */
export function dropPlaceAt(surface: HTMLElement, lifted: DragItem, x: number, y: number): DropPlace | undefined {
  if (lifted.kind === 'list') {
    const others = listsOn(surface).filter((list) => list.dataset.list !== lifted.id);
    const beside = getComputedStyle(surface).getPropertyValue('--lists-stand') === 'below' ? 'y' : 'x';
    return { list: lifted.id, after: others[indexAt(others, beside === 'x' ? x : y, beside) - 1]?.dataset.list ?? null };
  }
  const list = nearest(listsOn(surface), x, y);
  if (!list || list.dataset.open === undefined) return undefined;
  const others = cardsOn(list).filter((card) => card.dataset.card !== lifted.id);
  return { list: list.dataset.list!, after: others[indexAt(others, y, 'y') - 1]?.dataset.card ?? null };
}

function nearest(lists: readonly HTMLElement[], x: number, y: number): HTMLElement | undefined {
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const list of lists) {
    const away = distance(list.getBoundingClientRect(), x, y);
    if (away < least) [best, least] = [list, away];
  }
  return best;
}

/** Returns the current place of the dragged element, so that an immediate drop changes nothing. */
export function currentDropPlace(surface: HTMLElement, lifted: DragItem): DropPlace | undefined {
  const element = elementOf(surface, lifted);
  if (!element) return undefined;
  if (lifted.kind === 'list') {
    const lists = listsOn(surface);
    return { list: lifted.id, after: lists[lists.indexOf(element) - 1]?.dataset.list ?? null };
  }
  const list = element.closest<HTMLElement>('[data-list]');
  if (!list) return undefined;
  const cards = cardsOn(list);
  return { list: list.dataset.list!, after: cards[cards.indexOf(element) - 1]?.dataset.card ?? null };
}

export function sameDropPlace(left: DropPlace | undefined, right: DropPlace | undefined): boolean {
  return left?.list === right?.list && left?.after === right?.after;
}
