import type { Item } from '@murmel/contracts';
import { VersionsPanel } from '../../../core/versions/VersionsPanel';
import { api } from '../../../platform/api/client';
import { ChangedDocument } from './ChangedDocument';
import { StaticDocument } from './StaticDocument';

/** History of the document. */
export default function DocumentVersions({ item, onClose }: { item: Item; onClose: () => void }) {
  return (
    <VersionsPanel
      history={{ item, calls: api.textDocuments }}
      draw={(state) => <StaticDocument state={state} />}
      drawChanges={(state, before) => <ChangedDocument state={state} before={before} />}
      onClose={onClose}
    />
  );
}
