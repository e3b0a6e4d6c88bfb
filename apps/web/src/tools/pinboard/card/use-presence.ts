import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Collaborator } from '../../../platform/collaboration/collaborators';
import { type PinboardSession, usePinboard } from '../board/pinboard-context';

/** Time in ms without a key after which typing has ended. */
const TYPING_ENDS_MS = 3000;

/** Publishes that this card is open here, and when the user types in it. */
export function usePresence(card: string): { typing: () => void } {
  const { session } = usePinboard();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    session.showCursor({ card });
    return () => {
      clearTimeout(timer.current);
      session.showCursor(null);
    };
  }, [session, card]);
  const typing = useCallback(() => {
    clearTimeout(timer.current);
    session.showCursor({ card, typing: true });
    timer.current = setTimeout(() => session.showCursor({ card }), TYPING_ENDS_MS);
  }, [session, card]);
  return { typing };
}

/** Returns the other users typing in this card right now, once each. */
export function useTypers(session: PinboardSession, card: string): readonly Collaborator[] {
  const others = useSyncExternalStore(
    useCallback((listener) => session.subscribeToOthers(listener), [session]),
    useCallback(() => session.others(), [session]),
  );
  const people = new Map(
    others.flatMap(({ person, cursor }) => (cursor?.card === card && cursor.typing === true ? [[person.id, person] as const] : [])),
  );
  return [...people.values()];
}
