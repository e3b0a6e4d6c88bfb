import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './ModalFrame.module.css';
import { useUnsentForms } from './unsent-forms';
import { useModal } from './use-modal';

export interface ModalFrameProps {
  opened: boolean;
  /** Called by Escape, by the close button and by a click outside; with something unsent in a form, only the second time. */
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
  const titleId = useId();
  const { leave, within } = useUnsentForms(onClose);
  const modal = useModal({
    onClose: leave,
    first: (dialog) => dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2'),
  });
  return (
    <dialog {...modal} className={classes.dialog} data-shape={shape} style={{ maxWidth: width }} aria-labelledby={titleId}>
      <div className={classes.panel}>
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={classes.close} aria-label={closeLabel} onClick={leave}>
            <IconX size={20} stroke={1.9} aria-hidden />
          </button>
        </div>
        {within(
          <>
            <div className={classes.body}>{children}</div>
            {footer && <div className={classes.foot}>{footer}</div>}
          </>,
        )}
      </div>
    </dialog>
  );
}
