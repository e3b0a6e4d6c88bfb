import type { Pinboard, PinboardCard } from '@murmel/documents';
import { Component, type ReactNode, type RefObject } from 'react';

interface FlipProps {
  board: Pinboard;
  surface: RefObject<HTMLElement | null>;
  /** cards that were moved here: they are where the hand put them already */
  own: Set<string>;
  children: ReactNode;
}

type Before = ReadonlyMap<string, DOMRect>;

const GLIDE = { duration: 250, easing: 'cubic-bezier(.2, .8, .2, 1)' };
const FADE = { duration: 1500, easing: 'ease-out' };
/** Maximum number of moved cards that are animated: more cannot be followed. */
const MOST = 20;

/**
 * Animates cards moved by other users to their new place, and highlights them for a moment (design 3.5). A class, because only React's
 * snapshot is taken right before the page changes.
 */
export class Flip extends Component<FlipProps> {
  override getSnapshotBeforeUpdate(before: Readonly<FlipProps>): Before | null {
    if (before.board === this.props.board) return null;
    const moved = movedCards(before.board, this.props.board).filter(({ id }) => !this.props.own.delete(id));
    if (moved.length === 0 || moved.length > MOST) return null;
    return new Map(
      moved.flatMap(({ id }) => {
        const element = this.element(id);
        return element ? [[id, element.getBoundingClientRect()] as const] : [];
      }),
    );
  }

  override componentDidUpdate(_props: Readonly<FlipProps>, _state: unknown, before: Before | null): void {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [id, from] of before ?? []) {
      const element = this.element(id);
      if (!element) continue;
      const to = element.getBoundingClientRect();
      if (!still) glide(element, from, to);
      element.animate([{ boxShadow: '0 0 0 3px var(--focus)' }, { boxShadow: '0 0 0 3px transparent' }], FADE);
    }
  }

  private element(card: string): HTMLElement | null {
    return this.props.surface.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`) ?? null;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** A picture of it glides over everything: the card itself cannot be seen outside of its list. */
function glide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const picture = element.cloneNode(true) as HTMLElement;
  for (const name of ['data-card', 'role']) picture.removeAttribute(name);
  picture.inert = true;
  picture.setAttribute('aria-hidden', 'true');
  Object.assign(picture.style, {
    position: 'fixed',
    zIndex: '60',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    pointerEvents: 'none',
  });
  document.body.append(picture);
  element.animate([{ opacity: 0 }, { opacity: 0 }], GLIDE);
  picture
    .animate([{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }, { transform: 'none' }], GLIDE)
    .addEventListener('finish', () => picture.remove());
}

/** Compares only changed lists, because an unchanged card keeps its identity. */
function movedCards(before: Pinboard, after: Pinboard): PinboardCard[] {
  return [...after.cardsOf.values()].flat().filter((card) => {
    const old = before.card(card.id);
    return old !== undefined && old !== card && (old.list !== card.list || old.order !== card.order);
  });
}
