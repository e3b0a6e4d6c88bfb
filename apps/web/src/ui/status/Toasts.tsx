import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Icon } from '../icon';
import { useTopDialog } from '../overlays/dialog-stack';
import classes from './Toasts.module.css';
import { type Toast, toasts } from './toast-queue';

const icons: Record<Toast['tone'], Icon> = { success: IconCheck, info: IconInfoCircle, alert: IconAlertTriangle };

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const IconShape = icons[toast.tone];
  const act = () => {
    toasts.dismiss(toast.id);
    toast.action?.onSelect();
  };
  return (
    <div className={classes.toast} data-tone={toast.tone}>
      <span className={classes.icon}>
        <IconShape size={20} stroke={2.2} aria-hidden />
      </span>
      <div className={classes.body}>
        <span className={classes.text}>{toast.text}</span>
        {toast.action && (
          <button type="button" className={classes.action} onClick={act}>
            {toast.action.label}
          </button>
        )}
      </div>
      <button type="button" className={classes.close} aria-label={closeLabel} onClick={() => toasts.dismiss(toast.id)}>
        <IconX size={18} stroke={1.9} aria-hidden />
      </button>
    </div>
  );
}

/**
 * Shows the messages of `toast()`, bottom right, on a wall bottom left. Rendered once per page. While a dialog is open the messages move
 * into it, because everything outside a modal dialog is inert. They pause for a pointer that moves over them; one that rests where they
 * appear does not count as a reader.
 */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const visible = useSyncExternalStore(toasts.subscribe, toasts.visible);
  const dialog = useTopDialog();
  const cards = (alert: boolean) =>
    visible
      .filter((toast) => (toast.tone === 'alert') === alert)
      .map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />);
  return createPortal(
    <section
      className={classes.region}
      aria-label={label}
      onPointerMove={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      {/* Both regions always exist, so that screen readers notice what is put into them. */}
      <div role="status" className={classes.list}>
        {cards(false)}
      </div>
      <div role="alert" className={classes.list}>
        {cards(true)}
      </div>
    </section>,
    dialog ?? document.body,
  );
}
