import type { ReactNode } from 'react';
import { latePart } from '../../../platform/page/late-part';
import { usePartHost } from '../part-host';
import type { UploadPart } from './use-part-upload';

/** Guests never load it. */
const TakesFile = latePart<{ part: UploadPart; children: ReactNode }>(() => import('./TakesFile'));

/** The face of a part with a file: whoever may drops or pastes another one onto it, and sees how far it is. */
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
