import { useEffect } from 'react';
import { indicatorOf } from '../../platform/collaboration/indicator';
import type { CollaborationState } from '../../platform/collaboration/state';
import { showConnection } from '../../platform/connection/connection-state';

/**
 * Publishes the state of an open live document to the surrounding page. The browser then asks before a page with unsent changes is closed.
 */
export function useReportState(state: CollaborationState | undefined, unsaved: boolean): void {
  useEffect(() => showConnection(state && indicatorOf(state)), [state]);
  useEffect(() => () => showConnection(undefined), []);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
