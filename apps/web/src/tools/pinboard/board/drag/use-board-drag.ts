import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { usePinboard } from '../pinboard-context';
import { useBoardTexts } from '../texts';
import { type DragItem, type DropPlace, elementOf } from './drop-place';
import { type Spoken, watchKeyboardDrag } from './keyboard-drag';
import { watchPointerDrag } from './pointer-drag';

/**
 * Lets cards and lists of this board be moved by mouse, finger and keyboard.
 * @param onMoved before something that was moved here is drawn at its new place
 * @returns what is to be read out
 */
export function useBoardDrag(surface: RefObject<HTMLElement | null>, onMoved: (card: string) => void): string {
  const t = useBoardTexts();
  const screen = usePinboard();
  const [spoken, setSpoken] = useState('');
  const latest = useEffectEvent(() => ({ screen, t, onMoved }));
  useEffect(() => {
    const element = surface.current;
    if (!element) return undefined;
    const nameOf = ({ kind, id }: DragItem): string => {
      const { board } = latest().screen;
      return (kind === 'card' ? board.card(id)?.name || latest().t('card.untitled') : board.list(id)?.name) ?? '';
    };
    const host = {
      onLift: (lifted: DragItem | undefined) => latest().screen.session.showCursor(lifted?.kind === 'card' ? { card: lifted.id } : null),
      onDrop: (lifted: DragItem, { list, after }: DropPlace) => {
        if (lifted.kind === 'card') latest().onMoved(lifted.id);
        const { run } = latest().screen;
        void (lifted.kind === 'card' ? run('moveCard', { card: lifted.id, list, after }) : run('moveList', { list: lifted.id, after }));
      },
      say: (message: Spoken) => {
        const name = nameOf(message.lifted);
        if (message.what === 'over') {
          const { place, all, lifted } = message;
          setSpoken(latest().t(`drag.${lifted.kind}Over`, { name, list: latest().screen.board.list(message.list)?.name, place, all }));
          return;
        }
        setSpoken(latest().t(`drag.${message.what}`, { name }));
        // A card that went into another list was drawn anew: the focus goes with it.
        if (message.what === 'dropped') requestAnimationFrame(() => requestAnimationFrame(() => focusOn(element, message.lifted)));
      },
    };
    const endings = [watchPointerDrag(element, host), watchKeyboardDrag(element, host)];
    return () => endings.forEach((end) => end());
  }, [surface]);
  return spoken;
}

function focusOn(surface: HTMLElement, lifted: DragItem): void {
  const element = elementOf(surface, lifted);
  element?.querySelector<HTMLElement>(lifted.kind === 'card' ? '[data-card-link]' : '[data-grip]')?.focus({ preventScroll: false });
}
