import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import classes from './FullScreenDialog.module.css';

interface FullScreenDialogProps {
  /** names it for screen readers */
  label: string;
  /** how it lays out what is in it */
  className?: string | undefined;
  /** the colour around what is in it */
  ground?: 'surface' | 'paper';
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** Something over the whole screen, for the wall. Escape closes it, and so does leaving the full screen. A child with `data-first-focus` has the focus at first. */
export function FullScreenDialog({ label, className, ground = 'surface', onClose, onKeyDown, children }: FullScreenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    element.showModal();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    const already = document.fullscreenElement !== null;
    // Refused in frames and on phones: over the whole window it is as good.
    if (!already) element.requestFullscreen?.().catch(() => undefined);
    const left = () => {
      if (!document.fullscreenElement) close();
    };
    document.addEventListener('fullscreenchange', left);
    return () => {
      document.removeEventListener('fullscreenchange', left);
      // Whatever was full screen before stays it.
      if (!already && document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${classes.screen} ${className ?? ''}`}
      data-ground={ground}
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        // A dialog below this one must not hear it, too.
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
