import { useEffect } from 'react';
import type { BoardSession } from '../../platform/boards/board-session';
import { isTypingTarget, undoKey } from './undo-key';

/**
 * Ctrl+Z and its like take back what was done on a board, wherever the focus is; fields keep their own undo.
 * @param active false while something else is on the screen that must not be changed unseen
 */
export function useUndoKeys(session: Pick<BoardSession<unknown, unknown>, 'undo' | 'redo'> | undefined, active = true): void {
  useEffect(() => {
    if (!session || !active) return undefined;
    const press = (event: KeyboardEvent): void => {
      const wanted = undoKey(event);
      if (!wanted || event.defaultPrevented || (event.target instanceof Element && isTypingTarget(event.target))) return;
      event.preventDefault();
      session[wanted]();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session, active]);
}
