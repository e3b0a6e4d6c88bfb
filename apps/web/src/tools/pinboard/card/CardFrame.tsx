import type { KeyboardEvent, ReactNode } from 'react';
import { useModal } from '../../../ui/overlays/use-modal';
import classes from './frame.module.css';

interface CardFrameProps {
  labelledBy: string;
  onClose: () => void;
  /** element that receives the focus when the previously focused one no longer exists */
  backTo: () => HTMLElement | null;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * The window of a card: the browser's own modal dialog, on phones the whole screen. Like `ModalFrame`, but the
 * picture of the card stands where others have their title.
 */
export function CardFrame({ labelledBy, onClose, backTo, onKeyDown, children }: CardFrameProps) {
  const modal = useModal({ onClose, first: (dialog) => dialog.querySelector('h2'), backTo });
  return (
    <dialog {...modal} className={classes.dialog} aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
      {children}
    </dialog>
  );
}
