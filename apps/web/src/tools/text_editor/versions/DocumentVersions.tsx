import type { Item } from '@murmel/contracts';
import { VersionsPanel } from '../../../core/versions/VersionsPanel';
import { api } from '../../../platform/api/client';
import { StaticDocument } from './StaticDocument';

/** How the document came to be. */
export default function DocumentVersions({ item, onClose }: { item: Item; onClose: () => void }) {
  return (
    <VersionsPanel history={{ item, calls: api.textDocuments }} draw={(state) => <StaticDocument state={state} />} onClose={onClose} />
  );
}
