/** Elements that keep their own meaning of a press: buttons and fields on a card. */
const USED = 'button, input, textarea, select, option, a, label, summary, video, audio, iframe, [contenteditable], [data-uses]';

export type Pressed =
  | { on: 'used' }
  | { on: 'handle'; card: string; handle: string }
  | { on: 'frame' | 'card'; card: string }
  | { on: 'page' };

export function pressedOn(target: Element): Pressed {
  const frame = target.closest<HTMLElement>('[data-frame]');
  if (frame) {
    const { handle } = (target as HTMLElement).dataset;
    return handle ? { on: 'handle', card: frame.dataset.frame!, handle } : { on: 'frame', card: frame.dataset.frame! };
  }
  if (target.closest('[data-chrome]')) return { on: 'used' };
  const card = target.closest<HTMLElement>('[data-card]');
  if (!card) return { on: 'page' };
  const used = target.closest(USED);
  return used && card.contains(used) ? { on: 'used' } : { on: 'card', card: card.dataset.card! };
}

/** A card and the frame around it. */
export function elementsOf(surface: HTMLElement, card: string): HTMLElement[] {
  const id = CSS.escape(card);
  return Array.from(surface.querySelectorAll<HTMLElement>(`[data-card="${id}"], [data-frame="${id}"]`));
}

/** px of one cell */
export function cellOf(surface: HTMLElement, columns: number): number {
  return surface.getBoundingClientRect().width / columns;
}
