import type { ReactNode } from 'react';
import { latePart } from '../../../../../platform/page/late-part';
import { useTeachingBoard } from '../../../board/teaching-board-context';
import type { UploadCard } from './use-card-upload';

/** Guests never load it. */
const TakesFile = latePart<{ card: UploadCard; children: ReactNode }>(() => import('./TakesFile'));

/** The face of a card with a file: whoever may drops or pastes another one onto it, and sees how far it is. */
export function UploadFace({ card, children }: { card: UploadCard; children: ReactNode }) {
  const { editable } = useTeachingBoard();
  return editable ? (
    <TakesFile card={card} waiting={children}>
      {children}
    </TakesFile>
  ) : (
    children
  );
}
