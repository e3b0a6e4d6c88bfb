import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { registerDialog } from './dialog-stack';
import classes from './ModalFrame.module.css';

export interface ModalFrameProps {
  opened: boolean;
  /** Called by Escape, by the close button and by a click outside. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Stays visible at the lower edge while the content scrolls. */
  footer?: ReactNode;
}

interface ShapeProps {
  shape: 'dialog' | 'drawer' | 'question';
  /** Widest in px; on a phone it is always full. */
  width: number;
}

/**
 * The common base of Dialog and Drawer: the browser's own modal dialog keeps focus inside, makes the rest inert and
 * gives focus back. Focus begins at `[data-autofocus]`, otherwise at the title.
 */
export function ModalFrame({ opened, ...frame }: ModalFrameProps & ShapeProps) {
  return opened ? <OpenModal {...frame} /> : null;
}

/** Exists only while it is open: its clean-up then still finds the element in the page. */
function OpenModal({ onClose, title, closeLabel, children, footer, shape, width }: Omit<ModalFrameProps, 'opened'> & ShapeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const closing = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    closing.current = false;
    element.showModal();
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector('h2'))?.focus();
    const unregister = registerDialog(element);
    return () => {
      unregister();
      // The browser gives focus back to where it came from.
      closing.current = true;
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-shape={shape}
      style={{ maxWidth: width }}
      aria-labelledby={titleId}
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
      <div className={classes.panel}>
        <header className={classes.head}>
          <h2 id={titleId} className={classes.title} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={classes.close} aria-label={closeLabel} onClick={onClose}>
            <IconX size={20} stroke={1.9} aria-hidden />
          </button>
        </header>
        <div className={classes.body}>{children}</div>
        {footer && <footer className={classes.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}
