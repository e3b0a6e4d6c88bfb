import { useEffect } from 'react';
import { indicatorOf } from '../../platform/collaboration/indicator';
import type { CollaborationState } from '../../platform/collaboration/state';
import { showConnection } from '../../platform/connection/connection-state';

/**
 * Tells the page around an open live document how it is, and lets the browser ask before something is closed that the
 * server has not got yet.
 */
export function useShownState(state: CollaborationState | undefined, unsaved: boolean): void {
  useEffect(() => showConnection(state && indicatorOf(state)), [state]);
  useEffect(() => () => showConnection(undefined), []);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
