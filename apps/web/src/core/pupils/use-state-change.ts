import type { ProjectState } from '@murmel/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when a project's state becomes another one. The first one that is known is no change. */
export function useStateChange(state: ProjectState | undefined, onChange: (now: ProjectState) => void): void {
  const before = useRef(state);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    if (state === undefined || state === before.current) return;
    const known = before.current !== undefined;
    before.current = state;
    if (known) changed(state);
  }, [state]);
}
