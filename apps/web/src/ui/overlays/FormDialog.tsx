import { type ReactNode, useId } from 'react';
import { Button } from '../forms/Button';
import { Dialog } from './Dialog';

interface FormDialogProps {
  title: string;
  closeLabel: string;
  /** Label of the submit button. */
  submitLabel: string;
  /** Other buttons, before it. */
  others?: ReactNode;
  busy?: boolean;
  disabled?: boolean;
  /** Class name of its layout. */
  className?: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A window that is one form: its fields, and below them the button that sends it. It stands beside other forms, not within them: from there
 * browsers let no submit event through, and send the form themselves.
 */
export function FormDialog({
  title,
  closeLabel,
  submitLabel,
  others,
  busy = false,
  disabled = false,
  className,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const form = useId();
  const footer = (
    <>
      {others}
      <Button type="submit" form={form} loading={busy} disabled={disabled}>
        {submitLabel}
      </Button>
    </>
  );
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel={closeLabel} footer={footer}>
      <form
        id={form}
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (!busy) onSubmit();
        }}
        noValidate
      >
        {children}
      </form>
    </Dialog>
  );
}
