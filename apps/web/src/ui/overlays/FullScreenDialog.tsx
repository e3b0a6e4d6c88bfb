import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { registerDialog } from './dialog-stack';
import classes from './FullScreenDialog.module.css';
import { goOn } from './use-modal';

interface FullScreenDialogProps {
  /** names it for screen readers */
  label: string;
  /** class name of the content's layout */
  className?: string | undefined;
  /** the colour around what is in it */
  ground?: 'surface' | 'paper';
  /**
   * Called on closing. Without it the dialog fills a frame: the surrounding page stays inaccessible, and the dialog takes no focus from it.
   */
  onClose: (() => void) | undefined;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/**
 * Full-screen overlay for the wall. Escape closes it, as does leaving the full screen. A child with `data-first-focus` has the initial
 * focus.
 */
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
      // An element that was full screen before stays so.
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

/** Makes the page below unreachable and silent for screen readers. @returns a function that ends that */
function coverPage(): () => void {
  const page = document.getElementById('root');
  page?.toggleAttribute('inert', true);
  return () => page?.toggleAttribute('inert', false);
}
