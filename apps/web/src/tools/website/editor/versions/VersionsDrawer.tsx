import { VersionsPanel } from '../../../../core/versions/VersionsPanel';
import { api } from '../../../../platform/api/client';
import { useWebsite } from '../open/website-context';
import { OldSite } from './OldSite';

/** History of the draft. */
export default function VersionsDrawer({ onClose }: { onClose: () => void }) {
  const { item, site } = useWebsite();
  return (
    <VersionsPanel history={{ item, calls: api.websites }} changed={site} draw={(state) => <OldSite state={state} />} onClose={onClose} />
  );
}
