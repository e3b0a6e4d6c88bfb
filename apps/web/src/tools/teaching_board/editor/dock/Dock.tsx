import { CARD_KINDS, type CardKind } from '@murmel/contracts';
import { IconDots } from '@tabler/icons-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ActionMenu } from '../../../../ui/overlays/ActionMenu';
import { useBoardTexts } from '../../board/texts';
import { CARD_SCREENS } from '../../kinds/card-screens';
import { useEditor } from '../editor-context';
import { useTexts } from '../texts';
import classes from './dock.module.css';

/** px that one kind takes, at least */
const ITEM = 84;

/** All kinds of cards with their names; those for which the window has no room are behind "Mehr". */
export function Dock() {
  const t = useTexts();
  const boardTexts = useBoardTexts();
  const { actions } = useEditor();
  const bar = useRef<HTMLDivElement>(null);
  const room = Math.max(2, Math.floor(useRoom(bar) / ITEM));
  const shown = room >= CARD_KINDS.length ? CARD_KINDS : CARD_KINDS.slice(0, room - 1);
  const rest = CARD_KINDS.slice(shown.length);
  const nameOf = (kind: CardKind): string => boardTexts(`kind.${kind}`);
  return (
    <div ref={bar} className={classes.dock} role="toolbar" aria-label={t('dock.label')}>
      {shown.map((kind) => {
        const { icon: IconShape } = CARD_SCREENS[kind];
        return (
          <button
            key={kind}
            type="button"
            className={classes.item}
            aria-label={t('dock.add', { name: nameOf(kind) })}
            onClick={() => actions.add(kind)}
          >
            <IconShape size={26} stroke={1.9} aria-hidden />
            <span className={classes.name}>{nameOf(kind)}</span>
          </button>
        );
      })}
      {rest.length > 0 && (
        <ActionMenu
          actions={rest.map((kind) => ({
            key: kind,
            label: nameOf(kind),
            icon: CARD_SCREENS[kind].icon,
            onSelect: () => actions.add(kind),
          }))}
          button={(props) => (
            <button type="button" {...props} className={classes.item} aria-label={t('dock.moreLabel')}>
              <IconDots size={26} stroke={1.9} aria-hidden />
              <span className={classes.name}>{t('dock.more')}</span>
            </button>
          )}
        />
      )}
    </div>
  );
}

/** px that an element has for what is in it; follows the window. */
function useRoom(element: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const measure = (): void => {
      const { paddingLeft, paddingRight } = getComputedStyle(watched);
      setRoom(watched.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
