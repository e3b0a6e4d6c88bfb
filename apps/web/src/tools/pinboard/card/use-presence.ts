import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Person } from '../../../platform/collaboration/people';
import { type PinboardSession, usePinboard } from '../board/pinboard-context';

/** Whoever stops typing for so long in ms has stopped. */
const TYPING_ENDS_MS = 3000;

/** Tells the others that this card is open here, and when something is typed in it. */
export function usePresence(card: string): { typing: () => void } {
  const { session } = usePinboard();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    session.show({ card });
    return () => {
      clearTimeout(timer.current);
      session.show(null);
    };
  }, [session, card]);
  const typing = useCallback(() => {
    clearTimeout(timer.current);
    session.show({ card, typing: true });
    timer.current = setTimeout(() => session.show({ card }), TYPING_ENDS_MS);
  }, [session, card]);
  return { typing };
}

/** Who else types in this card right now, once each. */
export function useTypers(session: PinboardSession, card: string): readonly Person[] {
  const others = useSyncExternalStore(
    useCallback((listener) => session.subscribeToOthers(listener), [session]),
    useCallback(() => session.others(), [session]),
  );
  const people = new Map(
    others.flatMap(({ person, cursor }) => (cursor?.card === card && cursor.typing === true ? [[person.id, person] as const] : [])),
  );
  return [...people.values()];
}
