import type { ConnectionState } from '../connection/connection-state';
import type { CollaborationState } from './state';

/** The state of a live document in the words that all tools share. */
export function indicatorOf(state: CollaborationState): ConnectionState {
  switch (state) {
    case 'saved':
      return { state: 'saved' };
    case 'connecting':
    case 'saving':
      return { state: 'saving' };
    case 'unsaved':
    case 'offline':
      return { state: 'offline' };
    case 'readonly':
      return { state: 'readonly', because: 'access' };
    case 'damaged':
      return { state: 'readonly', because: 'damaged' };
    case 'outdated':
      return { state: 'readonly', because: 'outdated' };
    case 'refused':
    case 'removed':
      return { state: 'error' };
  }
}
