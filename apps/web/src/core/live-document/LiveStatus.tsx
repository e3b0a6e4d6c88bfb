import { use } from 'react';
import type { CollaborationState } from '../../platform/collaboration/state';
import { StatusLine, type StatusState } from '../../ui/status/StatusLine';
import { ReadOnlyReason } from './read-only';
import { useLiveTexts } from './use-live-texts';

/** The picture beside the words of each state. */
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

interface LiveStatusProps {
  state: CollaborationState;
  /** the tool's texts, where it has words of its own */
  texts?: string;
}

/** Save state of the work: "saved" only after the server has committed it. */
export function LiveStatus({ state, texts }: LiveStatusProps) {
  const t = useLiveTexts(texts);
  const why = use(ReadOnlyReason);
  return <StatusLine state={LOOK[state]} text={(state === 'readonly' && why) || t(`status.${state}`)} />;
}
