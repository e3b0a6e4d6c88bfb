import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { registerDialog } from './dialog-stack';

interface ModalOptions {
  /** Called by Escape and by a click outside. */
  onClose: () => void;
  /** what has the focus at first */
  first: (dialog: HTMLDialogElement) => HTMLElement | null;
  /** what has the focus afterwards; without it the browser gives it back to where it came from */
  backTo?: () => HTMLElement | null;
}

/** Where nobody had the focus before (an address opened the dialog), one goes on at the beginning of the page. */
export function goOn(): void {
  const begin = (): void => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  };
  begin();
  // What has the focus now may be drawn anew in the same moment.
  requestAnimationFrame(begin);
}

/**
 * The browser's own modal dialog, open as long as it is drawn: it keeps focus inside and makes the rest inert.
 * @returns what a `<dialog>` takes
 */
export function useModal({ onClose, first, backTo }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const closing = useRef(false);
  const begin = useEffectEvent((element: HTMLDialogElement) => first(element)?.focus());
  const end = useEffectEvent(() => backTo?.()?.focus());

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    closing.current = false;
    element.showModal();
    begin(element);
    const unregister = registerDialog(element);
    return () => {
      unregister();
      closing.current = true;
      element.close();
      end();
      goOn();
    };
  }, []);

  return {
    ref: dialog,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose: (event) => {
      // The browser closes without asking when Escape is pressed twice.
      if (event.target === event.currentTarget && !closing.current) onClose();
    },
    onPointerDown: (event) => {
      pressedOutside.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      // Only a press that began outside: marking text may end there.
      if (pressedOutside.current && event.target === event.currentTarget) onClose();
    },
  } satisfies ComponentProps<'dialog'>;
}
