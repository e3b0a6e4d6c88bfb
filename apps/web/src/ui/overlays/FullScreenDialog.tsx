import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { registerDialog } from './dialog-stack';
import classes from './FullScreenDialog.module.css';
import { goOn } from './use-modal';

interface FullScreenDialogProps {
  /** names it for screen readers */
  label: string;
  /** how it lays out what is in it */
  className?: string | undefined;
  /** the colour around what is in it */
  ground?: 'surface' | 'paper';
  /** Without it nothing leads back: it fills a frame, whose page stays out of reach and which takes no focus from the page around. */
  onClose: (() => void) | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** Something over the whole screen, for the wall. Escape closes it, and so does leaving the full screen. A child with `data-first-focus` has the focus at first. */
export function FullScreenDialog({ label, className, ground = 'surface', onClose, onKeyDown, children }: FullScreenDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(() => onClose?.());
  const stays = onClose === undefined;
  // Before it is taken out of the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const unregister = registerDialog(element);
    if (stays) {
      const uncover = coverPage();
      return () => {
        uncover();
        unregister();
      };
    }
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
      unregister();
      goOn();
    };
  }, [stays]);
  const drawn = (
    <dialog
      ref={dialog}
      open={stays || undefined}
      className={`${classes.screen} ${className ?? ''}`}
      data-ground={ground}
      aria-label={label}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        // A dialog below this one must not hear it, too.
        event.stopPropagation();
        onClose?.();
      }}
    >
      {children}
    </dialog>
  );
  return stays ? createPortal(drawn, document.body) : drawn;
}

/** What is below can neither be reached nor heard. @returns what ends that */
function coverPage(): () => void {
  const page = document.getElementById('root');
  page?.toggleAttribute('inert', true);
  return () => page?.toggleAttribute('inert', false);
}
