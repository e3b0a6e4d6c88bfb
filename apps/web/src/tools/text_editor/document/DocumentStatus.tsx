import type { CollaborationState } from '../../../platform/collaboration/state';
import { StatusLine } from '../../../ui/status/StatusLine';
import { useTexts } from '../texts';
import { STATUS_LOOK } from './status';

/** Whether the work is safe: "saved" only after the server has committed it. */
export function DocumentStatus({ state }: { state: CollaborationState }) {
  const t = useTexts();
  return <StatusLine state={STATUS_LOOK[state]} text={t(`status.${state}`)} />;
}
