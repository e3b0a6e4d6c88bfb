import { VersionsPanel } from '../../../../core/versions/VersionsPanel';
import { api } from '../../../../platform/api/client';
import { useWorksheet } from '../open/worksheet-context';
import { OldSheet } from './OldSheet';

/** History of the sheet. */
export default function VersionsDrawer({ onClose }: { onClose: () => void }) {
  const { item, sheet } = useWorksheet();
  return (
    <VersionsPanel
      history={{ item, calls: api.worksheets }}
      changed={sheet}
      draw={(state) => <OldSheet state={state} />}
      onClose={onClose}
    />
  );
}
