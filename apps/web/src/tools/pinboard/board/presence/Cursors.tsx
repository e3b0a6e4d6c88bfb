import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BoardCursor } from '../../../../platform/boards/board-session';
import { useOtherPeople } from '../../../../platform/boards/use-board-session';
import { appearanceByNumbers } from '../../../../ui/marbles/person-appearance';
import type { PinboardSession } from '../pinboard-context';
import { positionOfCursor } from './cursor-position';
import classes from './cursors.module.css';

/** Time after which an idle cursor is hidden (design 7). */
const IDLE_MS = 10_000;

/** Shows the named pointers of other users over the board. It is decorative, because the header lists the present users. */
export function Cursors({ session, surface }: { session: PinboardSession; surface: RefObject<HTMLElement | null> }) {
  const others = useOtherPeople(session);
  const seen = useRef(new Map<number, { cursor: BoardCursor; at: number }>());
  const [, again] = useState(0);
  const now = Date.now();
  const shown = others.flatMap(({ client, person, cursor }) => {
    if (!cursor || cursor.x === undefined) return [];
    const before = seen.current.get(client);
    const at =
      before && before.cursor.x === cursor.x && before.cursor.y === cursor.y && before.cursor.list === cursor.list ? before.at : now;
    seen.current.set(client, { cursor, at });
    return now - at < IDLE_MS && surface.current ? [{ client, person, at, place: positionOfCursor(surface.current, cursor) }] : [];
  });
  const oldest = Math.min(...shown.map(({ at }) => at));
  useEffect(() => {
    if (oldest === Infinity) return undefined;
    const timer = setTimeout(() => again((count) => count + 1), oldest + IDLE_MS - Date.now() + 20);
    return () => clearTimeout(timer);
  }, [oldest]);
  const any = shown.length > 0;
  useEffect(() => {
    const element = surface.current;
    if (!any || !element) return undefined;
    let frame = 0;
    const scrolled = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => again((count) => count + 1));
    };
    element.addEventListener('scroll', scrolled, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', scrolled, true);
    };
  }, [any, surface]);
  return (
    <div className={classes.layer} aria-hidden="true">
      {shown.map(({ client, person, place }) => (
        <div
          key={client}
          className={classes.cursor}
          data-colour={appearanceByNumbers(person).colour}
          hidden={place.away}
          style={{ transform: `translate(${place.left}px, ${place.top}px)` }}
        >
          <svg width="20" height="22" viewBox="0 0 20 22" className={classes.arrow}>
            <path d="M2 2l5.2 17 3.4-7 7.2-2.6z" />
          </svg>
          <span className={classes.flag}>{person.name}</span>
        </div>
      ))}
    </div>
  );
}
