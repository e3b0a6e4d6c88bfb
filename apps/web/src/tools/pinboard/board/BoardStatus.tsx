import type { CollaborationState } from '../../../platform/collaboration/state';
import { type StatusState, StatusLine } from '../../../ui/status/StatusLine';
import { useBoardTexts } from './texts';

const LOOK: Readonly<Record<CollaborationState, StatusState>> = {
  connecting: 'saving', saved: 'saved', saving: 'saving', unsaved: 'offline', offline: 'offline', readonly: 'readonly', refused: 'error', removed: 'error', outdated: 'readonly',
};

/** Whether the work is safe: "saved" only after the server has committed it. */
export function BoardStatus({ state }: { state: CollaborationState }) {
  const t = useBoardTexts();
  return <StatusLine state={LOOK[state]} text={t(`status.${state}`)} />;
}
