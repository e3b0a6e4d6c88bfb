import type { ReactNode } from 'react';
import { latePart } from '../../../platform/page/late-part';
import { usePartHost } from '../part-host';
import type { UploadPart } from './use-part-upload';

/** Guests never load it. */
const TakesFile = latePart<{ part: UploadPart; children: ReactNode }>(() => import('./TakesFile'));

/** Content of a part with a file: editors drop or paste another one onto it, and see the progress. */
export function UploadFace({ part, children }: { part: UploadPart; children: ReactNode }) {
  const { editable } = usePartHost();
  return editable ? (
    <TakesFile part={part} waiting={children}>
      {children}
    </TakesFile>
  ) : (
    children
  );
}
