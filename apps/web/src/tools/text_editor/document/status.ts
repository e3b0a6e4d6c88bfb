import type { CollaborationState } from '../../../platform/collaboration/state';
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
  damaged: 'readonly',
};
