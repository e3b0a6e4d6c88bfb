import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { registerDialog } from '../../../ui/overlays/dialog-stack';
import classes from './frame.module.css';

interface CardFrameProps {
  labelledBy: string;
  onClose: () => void;
  /** where the focus goes when the element that had it before is no longer there */
  backTo: () => HTMLElement | null;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * The window of a card: the browser's own modal dialog, on phones the whole screen. Like `ModalFrame`, but the
 * picture of the card stands where others have their title.
 */
export function CardFrame({ labelledBy, onClose, backTo, onKeyDown, children }: CardFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const closing = useRef(false);
  const back = useEffectEvent(backTo);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    closing.current = false;
    element.showModal();
    element.querySelector<HTMLElement>('h2')?.focus();
    const unregister = registerDialog(element);
    return () => {
      unregister();
      closing.current = true;
      element.close();
      back()?.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser closes without asking when Escape is pressed twice.
        if (event.target === event.currentTarget && !closing.current) onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Only a press that began outside: marking text may end there.
        if (pressedOutside.current && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
