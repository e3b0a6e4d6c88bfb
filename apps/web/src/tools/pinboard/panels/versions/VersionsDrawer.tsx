import { VersionsPanel } from '../../../../core/versions/VersionsPanel';
import { api } from '../../../../platform/api/client';
import { usePinboard } from '../../board/pinboard-context';
import { OldPinboard } from './OldPinboard';

/** History of the pinboard. */
export default function VersionsDrawer({ onClose }: { onClose: () => void }) {
  const { item, board } = usePinboard();
  return (
    <VersionsPanel
      history={{ item, calls: api.pinboards }}
      changed={board}
      draw={(state) => <OldPinboard state={state} />}
      onClose={onClose}
    />
  );
}
