import { useTranslation } from 'react-i18next';
import type { CollaborationState } from '../../platform/collaboration/state';
import { StatusLine, type StatusState } from '../../ui/status/StatusLine';

const LOOK: Readonly<Record<CollaborationState, StatusState>> = {
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

/** Whether the work is safe: "saved" only after the server has committed it. */
export function BoardStatus({ state }: { state: CollaborationState }) {
  const { t } = useTranslation('boards');
  return <StatusLine state={LOOK[state]} text={t(`status.${state}`)} />;
}
