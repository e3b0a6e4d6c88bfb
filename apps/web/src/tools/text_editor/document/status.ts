import type { CollaborationState } from '../../../platform/collaboration/state';
import type { ConnectionState } from '../../../platform/connection/connection-state';
import type { StatusState } from '../../../ui/status/StatusLine';

/** The picture beside the words of each state. */
export const STATUS_LOOK: Readonly<Record<CollaborationState, StatusState>> = {
  connecting: 'saving',
  saved: 'saved',
  saving: 'saving',
  unsaved: 'offline',
  offline: 'offline',
  readonly: 'readonly',
  refused: 'error',
  removed: 'error',
  outdated: 'readonly',
};

/** The state in the words that all tools share. */
export function indicatorOf(state: CollaborationState): ConnectionState {
  switch (state) {
    case 'saved': return { state: 'saved' };
    case 'connecting':
    case 'saving': return { state: 'saving' };
    case 'unsaved':
    case 'offline': return { state: 'offline' };
    case 'readonly': return { state: 'readonly', because: 'access' };
    case 'outdated': return { state: 'readonly', because: 'outdated' };
    case 'refused':
    case 'removed': return { state: 'error' };
  }
}
