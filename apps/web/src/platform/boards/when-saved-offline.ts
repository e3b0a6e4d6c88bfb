import type { BoardSession } from './board-session';

/** Calls once everything that waits on a board is kept on this device. @returns how to wait no longer */
export function whenSavedOffline(session: Pick<BoardSession<unknown, unknown>, 'view' | 'subscribe'>, call: () => void): () => void {
  const stop = session.subscribe(() => {
    if (!session.view().savedOffline) return;
    stop();
    call();
  });
  return stop;
}
