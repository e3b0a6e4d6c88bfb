import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { registerDialog } from './dialog-stack';

interface ModalOptions {
  /** Called by Escape and by a click outside. */
  onClose: () => void;
  /** returns the element with the initial focus */
  first: (dialog: HTMLDialogElement) => HTMLElement | null;
  /** returns the element that gets the focus afterwards; without it the browser restores the previous focus */
  backTo?: () => HTMLElement | null;
}

/** Moves the focus to the beginning of the page if no element had it before (an address opened the dialog). */
export function goOn(): void {
  const begin = (): void => {
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  };
  begin();
  // The focused element may be rendered again in the same moment.
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
