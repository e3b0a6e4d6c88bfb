import { BOARD_GRID, type CardPlace } from '@murmel/contracts';
import type { TeachingCard } from '@murmel/documents';
import { IconArrowsMaximize, IconCopy, IconDots, IconLock, IconLockOpen, IconSettings } from '@tabler/icons-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { nameOfCard } from '../../board/card-name';
import { useTeachingBoard } from '../../board/teaching-board-context';
import { useBoardTexts } from '../../board/texts';
import { screenOf } from '../../kinds/card-screens';
import { boundsOf } from '../canvas/geometry';
import { useEditor } from '../editor-context';
import { useTexts } from '../texts';
import classes from './card-bar.module.css';

/** px between a card and its bar, and between the bar and the edge of the page. */
const GAP = 16;
const EDGE = 4;

interface CardBarProps {
  /** selected cards, at least one */
  cards: readonly TeachingCard[];
  surface: RefObject<HTMLElement | null>;
}

/** The dark bar below what is selected: what its kind offers, then what every card has. For the wall only what its kind offers. */
export function CardBar({ cards, surface }: CardBarProps) {
  const t = useTexts();
  const boardTexts = useBoardTexts();
  const { presenting } = useEditor();
  const bar = useRef<HTMLDivElement>(null);
  const one = cards.length === 1 ? cards[0]! : undefined;
  const places = cards.map(({ place }) => place);
  useLayoutEffect(() => {
    const [element, page] = [bar.current, surface.current];
    if (!element || !page) return undefined;
    const put = (): void => positionBar(element, page, places);
    put();
    // The page changes its size with the window, the bar when its buttons come late.
    const observer = new ResizeObserver(put);
    observer.observe(page);
    observer.observe(element);
    return () => observer.disconnect();
  });
  const screen = one && screenOf(one.kind);
  if (presenting && !screen?.Bar && !screen?.Enlarged) return null;
  return (
    <div
      ref={bar}
      className={classes.bar}
      role="toolbar"
      aria-label={one ? t('bar.one', { name: nameOfCard(one, boardTexts) }) : t('count.cards', { count: cards.length })}
      data-chrome
      data-hides-while-dragging
      data-part-bar
    >
      {one && screen?.Bar && <screen.Bar key={one.id} part={one} />}
      {one && screen?.Bar && !presenting && <span className={classes.line} aria-hidden="true" />}
      {!one && <span className={classes.count}>{t('count.cards', { count: cards.length })}</span>}
      <Common cards={cards} />
    </div>
  );
}

/** Controls that every card has. */
function Common({ cards }: { cards: readonly TeachingCard[] }) {
  const t = useTexts();
  const { editable } = useTeachingBoard();
  const { presenting, actions } = useEditor();
  const ids = new Set(cards.map(({ id }) => id));
  const one = cards.length === 1 ? cards[0]! : undefined;
  const screen = one && screenOf(one.kind);
  const locked = cards.every((card) => card.locked);
  const Lock = locked ? IconLockOpen : IconLock;
  return (
    <>
      {one && screen?.Enlarged && (
        <button
          type="button"
          className={classes.button}
          aria-label={t('menu.enlarge')}
          title={t('menu.enlarge')}
          onClick={() => actions.enlarge(one.id)}
        >
          <IconArrowsMaximize size={20} stroke={1.9} aria-hidden />
        </button>
      )}
      {editable && !presenting && (
        <>
          {one && screen?.Settings && (
            <button
              type="button"
              className={classes.button}
              aria-label={t('menu.settings')}
              title={t('menu.settings')}
              onClick={() => actions.openSettings(one.id)}
            >
              <IconSettings size={20} stroke={1.9} aria-hidden />
            </button>
          )}
          <button
            type="button"
            className={classes.button}
            aria-label={t('menu.duplicate')}
            title={t('menu.duplicate')}
            onClick={() => actions.duplicate(ids)}
          >
            <IconCopy size={20} stroke={1.9} aria-hidden />
          </button>
          {(locked || !one) && (
            <button
              type="button"
              className={classes.button}
              aria-label={t(locked ? 'menu.unlock' : 'menu.lock')}
              title={t(locked ? 'menu.unlock' : 'menu.lock')}
              onClick={() => actions.lock(ids, !locked)}
            >
              <Lock size={20} stroke={1.9} aria-hidden />
            </button>
          )}
          <button
            type="button"
            className={classes.button}
            aria-label={t('menu.more')}
            title={t('menu.more')}
            aria-haspopup="menu"
            onClick={(event) => {
              const { left, bottom } = event.currentTarget.getBoundingClientRect();
              actions.openMenu(ids, { x: left, y: bottom });
            }}
          >
            <IconDots size={20} stroke={1.9} aria-hidden />
          </button>
        </>
      )}
    </>
  );
}

/** Puts a bar below what it belongs to; above it where there is no room; on its lower edge where there is none at all. */
function positionBar(bar: HTMLElement, page: HTMLElement, places: readonly CardPlace[]): void {
  const cell = page.clientWidth / BOARD_GRID.columns;
  const { x, y, width, height } = boundsOf(places);
  const [top, bottom] = [y * cell, (y + height) * cell];
  const below = bottom + GAP;
  const above = top - GAP - bar.offsetHeight;
  const at = below + bar.offsetHeight <= page.clientHeight ? below : above >= 0 ? above : bottom - bar.offsetHeight - GAP;
  const centred = (x + width / 2) * cell - bar.offsetWidth / 2;
  bar.style.top = `${at}px`;
  bar.style.left = `${Math.max(EDGE, Math.min(centred, page.clientWidth - bar.offsetWidth - EDGE))}px`;
}
