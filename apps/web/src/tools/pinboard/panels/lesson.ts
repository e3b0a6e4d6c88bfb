import type { Pinboard, PinboardCard } from '@murmel/documents';
import { useEffect, useState } from 'react';
import { useSession } from '../../../platform/session/store';
import { usePinboard } from '../board/pinboard-context';

/** True if this user leads others on the board. A pupil's own board is visible to their teacher only. */
export function useLeads(): boolean {
  const { actor } = usePinboard();
  const { isPupil } = useSession();
  return actor.trusted && !isPupil;
}

/** Cards that wait until the teacher releases them. */
export function waitingCards(board: Pinboard): readonly PinboardCard[] {
  return board.lists
    .filter(({ trashed }) => !trashed)
    .flatMap(({ id }) => board.cardsOf.get(id) ?? [])
    .filter(({ waiting, trashed }) => waiting && !trashed);
}

export interface Stopped {
  person: string;
  /** milliseconds since 1970 */
  until: number;
}

/** Returns the users stopped at this time, the first to be free again at the top. */
export function stoppedPeople(stops: ReadonlyMap<string, number>, now: number): readonly Stopped[] {
  return [...stops]
    .map(([person, until]) => ({ person, until }))
    .filter(({ until }) => until > now)
    .sort((a, b) => a.until - b.until);
}

/** The same, moved on when a stop ends by itself. */
export function useStopped(stops: ReadonlyMap<string, number>): readonly Stopped[] {
  const [now, setNow] = useState(() => Date.now());
  const stopped = stoppedPeople(stops, now);
  const next = stopped[0]?.until;
  useEffect(() => setNow(Date.now()), [stops]);
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + 50);
    return () => clearTimeout(timer);
  }, [next]);
  return stopped;
}
