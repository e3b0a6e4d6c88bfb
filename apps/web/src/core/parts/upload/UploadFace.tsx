import type { ReactNode } from 'react';
import { lazyPart } from '../../../platform/page/lazy-part';
import { usePartHost } from '../part-host';
import type { UploadPart } from './use-part-upload';

/** Guests never load it. */
const FileDropTarget = lazyPart<{ part: UploadPart; children: ReactNode }>(() => import('./FileDropTarget'));

/** Content of a part with a file: editors drop or paste another one onto it, and see the progress. */
export function UploadFace({ part, children }: { part: UploadPart; children: ReactNode }) {
  const { editable } = usePartHost();
  return editable ? (
    <FileDropTarget part={part} waiting={children}>
      {children}
    </FileDropTarget>
  ) : (
    children
  );
}
